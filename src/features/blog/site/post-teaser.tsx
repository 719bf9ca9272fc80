import { useLocale, useTranslations } from 'use-intl'
import { AboveTheFold } from '#content/page/component-blocks.tsx'
import { Picture } from '#content/page/picture.tsx'
import { type ListedPost, postHref } from '#domain/blog/post.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Dotted } from '#ui/badge.tsx'
import cardLink from '#ui/button.module.css'
import { Time } from '#ui/time.tsx'
import styles from './list.module.css'

interface PostTeaserProps {
  post: ListedPost
  /** `large` takes the page width, `small` is one of several. */
  size: 'large' | 'small'
  headingLevel: 2 | 3
  /** Loads the picture eagerly. */
  aboveTheFold?: boolean | undefined
}

/** A post in a list. The whole teaser is a link. */
export function PostTeaser({ post, size, headingLevel, aboveTheFold = false }: PostTeaserProps) {
  const t = useTranslations('blog')
  const language = useLocale()
  const Heading: 'h2' | 'h3' = `h${headingLevel}`
  const { slug, title, excerpt, author, publishedAt, tags, picture } = post
  const date = (
    <Time at={publishedAt} key="date">
      {formatDateTime(publishedAt, { language })}
    </Time>
  )
  return (
    <article className={styles[size]}>
      {picture && (
        <AboveTheFold value={aboveTheFold}>
          <Picture
            className={styles.picture}
            picture={{ ...picture, alt: '' }}
            sizes={
              size === 'large'
                ? '(min-width: 1440px) 530px, (min-width: 720px) 42vw, 100vw'
                : '(min-width: 900px) 33vw, 100vw'
            }
          />
        </AboveTheFold>
      )}
      <div className={styles.text}>
        <p className={styles.meta}>
          <Dotted items={[date, ...tags.map(({ name }) => name)]} />
        </p>
        <Heading className={styles.title}>
          <a className={cardLink.cardLink} href={postHref(language, slug)}>
            {title}
          </a>
        </Heading>
        <p>{excerpt}</p>
        {size === 'large' && <p className={styles.meta}>{t('byline', { author })}</p>}
      </div>
    </article>
  )
}

/** The newest posts side by side; nothing without posts. */
export function LatestPosts({ posts }: { posts: readonly ListedPost[] }) {
  if (posts.length === 0) return null
  return (
    <div className={styles.posts}>
      {posts.map((post) => (
        <PostTeaser key={post.slug} post={post} size="small" headingLevel={3} />
      ))}
    </div>
  )
}
