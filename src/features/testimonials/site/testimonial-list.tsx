import type { Testimonial } from '#domain/content/testimonial.ts'
import styles from './testimonial-list.module.css'

/** What customers say, side by side where there is room. */
export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className={styles.list}>
      {testimonials.map(({ slug, author, message }) => (
        <figure key={slug} className={styles.testimonial}>
          <blockquote>
            <p>{message}</p>
          </blockquote>
          <figcaption>{author}</figcaption>
        </figure>
      ))}
    </div>
  )
}
