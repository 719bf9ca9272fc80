import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Block } from '#content/blocks/index.ts'
import { AboveTheFold, FirstPicture } from '#content/page/component-blocks.tsx'
import { Picture } from '#content/page/picture.tsx'
import { FlowBlocks } from '#content/page/registry.tsx'
import { type Post, readingMinutes } from '#domain/blog/post.ts'
import type { Trainer } from '#domain/content/trainer.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Dotted } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/page-head.tsx'
import { Wrap } from '#ui/section.tsx'
import { Time } from '#ui/time.tsx'
import styles from './post-article.module.css'

interface PostArticleProps {
  post: Post
  /** The author's trainer profile, if any. */
  author: Trainer | null
  children: ReactNode
}

export function PostArticle({ post, author, children }: PostArticleProps) {
  const t = useTranslations('blog')
  const workshops = useTranslations('workshops')
  const language = useLocale()
  const { blocks, chapters } = chaptersOf(post.blocks)
  const date = (
    <Time at={post.publishedAt} key="date">
      {formatDateTime(post.publishedAt, { language })}
    </Time>
  )
  const minutes = t('readingTime', { minutes: String(readingMinutes(post.blocks)) })
  return (
    <article className={styles.article}>
      <Wrap>
        <Breadcrumb
          crumbs={[
            { href: `/${language}`, label: workshops('start') },
            { href: `/${language}/blog`, label: t('title') },
            { label: post.title },
          ]}
        />
        <header className={styles.head}>
          <p className={styles.meta}>
            <Dotted items={[date, minutes, ...post.tags.map(({ name }) => name)]} />
          </p>
          <h1>{post.title}</h1>
          <p className={styles.lede}>{post.excerpt}</p>
        </header>
        {post.picture && (
          <AboveTheFold value>
            <FirstPicture value={post.picture.url}>
              <Picture picture={post.picture} className={styles.picture} sizes="(min-width: 1440px) 1312px, 100vw" />
            </FirstPicture>
          </AboveTheFold>
        )}
        <div className={styles.columns}>
          <div className={styles.side}>
            {chapters.length > 1 && (
              <nav className={styles.contents} aria-labelledby="contents">
                <h2 id="contents">{t('contents')}</h2>
                <ol>
                  {chapters.map(({ href, title }) => (
                    <li key={href}>
                      <a href={href}>{title}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <div className={styles.author}>
              {author?.picture && <Picture picture={{ ...author.picture, alt: '' }} sizes="56px" />}
              <p>
                {t.rich('bylineName', { author: post.author, name: (name) => <b>{name}</b> })}
                {author?.role && <span>{author.role}</span>}
              </p>
            </div>
          </div>
          <div className={styles.prose}>
            <FlowBlocks blocks={blocks} />
            {children}
          </div>
        </div>
      </Wrap>
    </article>
  )
}

export interface Chapter {
  href: `#${string}`
  /** Plain text. */
  title: string
}

/** Adds an anchor to each h2 of a post; returns the blocks and the table of contents. */
function chaptersOf(blocks: readonly Block[]): { blocks: Block[]; chapters: Chapter[] } {
  const chapters: Chapter[] = []
  const anchored = blocks.map((block): Block => {
    if (block.name !== 'core/heading' || block.level !== 2) return block
    const anchor = block.anchor ?? `part-${chapters.length + 1}`
    chapters.push({ href: `#${anchor}`, title: plain(block.content) })
    return { ...block, anchor }
  })
  return { blocks: anchored, chapters }
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
