import type { Testimonial } from '#domain/content/testimonial.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './testimonial-list.module.css'

interface TestimonialListProps {
  testimonials: readonly Testimonial[]
  small?: boolean
}

/** Testimonials side by side where there is room; a single one is large. */
export function TestimonialList({ testimonials, small = false }: TestimonialListProps) {
  const look = small ? styles.small : testimonials.length === 1 && styles.single
  return (
    <div className={classNames(styles.list, look)}>
      {testimonials.map(({ slug, author, by, message }) => (
        <figure key={slug} className={styles.testimonial}>
          <blockquote>
            <p>{message}</p>
          </blockquote>
          <figcaption>{by ? <Voice {...by} /> : author}</figcaption>
        </figure>
      ))}
    </div>
  )
}

function Voice({ name, role, company }: NonNullable<Testimonial['by']>) {
  const does = [role, company].filter(Boolean).join(', ')
  return (
    <>
      <b>{name}</b>
      {does && <span>{does}</span>}
    </>
  )
}
