import type { ListedPost } from '#domain/blog/post.ts'
import styles from './latest-posts.module.css'
import { PostTeaser } from './post-teaser.tsx'

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
