import { redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { contentContext } from '#content/context.ts'
import { postPage } from '#content/ports/content.ts'
import { missingAddress } from '#content/site/shown-page.ts'
import { type BlogPage, blogPages, linkedPages, pageNumber, postsPerPage } from '#domain/blog/post.ts'
import { otherLanguage } from '#domain/language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { GoLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/list'
import { feedLinks } from './blog-feed.ts'
import styles from './list.module.css'
import { PostTeaser } from './post-teaser.tsx'

/** The blog (docs/product.md#pages): `/{lang}/blog` and `/{lang}/blog/page/{page}`. The first page has a single address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { facts, language, head } = pageRequest({ params, context })
  const content = context.get(contentContext)
  const number = 'page' in params && params.page !== undefined ? pageNumber(params.page) : 1
  if ('page' in params && number === 1) throw redirect(`/${language}/blog${new URL(request.url).search}`, 301)
  const missing = () => missingAddress(context, { language, path: new URL(request.url).pathname })
  if (number === null) throw await missing()
  const { posts, total } = await postPage(content, language, { page: number, first: postsPerPage })
  const page: BlogPage = { posts, number, pages: blogPages(total) }
  if (number > page.pages) throw await missing()
  const other = otherLanguage(language)
  const path = page.number === 1 ? '/blog' : `/blog/page/${page.number}`
  // The other language may have fewer posts; then its first page is the translation.
  const { total: inOther } = await postPage(content, other, { page: 1, first: 1 })
  const translation = number <= blogPages(inOther) ? `/${other}${path}` : `/${other}/blog`
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'blog' })
  facts.cache('content')
  return {
    ...head,
    path,
    translation,
    title: page.number === 1 ? t('title') : t('pageTitle', { page: String(page.number) }),
    description:
      page.number === 1 ? t('description') : `${t('description')} ${t('page', { page: String(page.number) })}.`,
    feedTitle: t('feedTitle'),
    page,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { feedTitle, siteUrl, language, path, translation } = loaderData
  const isFirst = path === '/blog'
  return [
    ...pageMeta({
      ...loaderData,
      // hreflang requires the same content on both sides.
      translation: isFirst || translation.endsWith(path) ? translation : null,
      way: isFirst ? [] : [{ name: 'Blog', path: '/blog' }],
    }),
    ...feedLinks(siteUrl, language, feedTitle),
  ]
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('blog')
  const { title, language, page } = loaderData
  return (
    <>
      <PageHead title={title} lede={t('lede')} />
      <Section>
        {page.posts.length === 0 && <Text>{t('empty')}</Text>}
        {page.posts.map((post, index) => (
          <PostTeaser key={post.slug} post={post} size="large" headingLevel={2} aboveTheFold={index === 0} />
        ))}
        <Stack>
          <Pager number={page.number} pages={page.pages} />
          <GoLink href={`/${language}/blog/rss.xml`} type="application/rss+xml">
            {t('feed')}
          </GoLink>
        </Stack>
      </Section>
    </>
  )
}

interface PagerProps {
  /** 1-based. */
  number: number
  pages: number
}

function Pager({ number, pages }: PagerProps) {
  const t = useTranslations('blog')
  const language = useLocale()
  if (pages === 1) return null
  const hrefOf = (page: number) => (page === 1 ? `/${language}/blog` : `/${language}/blog/page/${page}`)
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      {number > 1 && (
        <a className={styles.newer} href={hrefOf(number - 1)} rel="prev">
          <Icon name="back" /> {t('newer')}
        </a>
      )}
      <ol className={styles.pages}>
        {linkedPages(number, pages).map((page, index) =>
          page === null ? (
            <li key={index === 1 ? 'before' : 'after'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={hrefOf(page)}
                aria-current={page === number ? 'page' : undefined}
                aria-label={t('page', { page: String(page) })}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {number < pages && (
        <a className={styles.older} href={hrefOf(number + 1)} rel="next">
          {t('older')} <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
