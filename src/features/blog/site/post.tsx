import { getZodConstraint } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import type { Block } from '#content/blocks/index.ts'
import { contentContext } from '#content/context.ts'
import { postPage } from '#content/ports/content.ts'
import { missingAddress } from '#content/site/shown-page.ts'
import { withoutEndSlashes } from '#domain/address/paths.ts'
import { type ListedPost, type Post, postHref, relatedPosts } from '#domain/blog/post.ts'
import { conversations } from '#domain/comment/comment.ts'
import { commentFormSchema } from '#domain/comment/comment-form.ts'
import type { Trainer } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import { mainList } from '#domain/newsletter/subscription.ts'
import { certificationByPath, certificationBySlug } from '#domain/workshop/certification.ts'
import { writeComment } from '#features/blog/comments.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { NewsletterBox } from '#features/newsletter/site/newsletter-box.tsx'
import { pageOfOtherLanguage } from '#features/redirects/redirects.ts'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { isUpcoming, nextDate, type WorkshopView, workshopViews } from '#features/workshops/site/workshop-view.ts'
import { answerProtectedForm } from '#forms/answer-protected-form.ts'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { hasHiddenTranslation } from '#frame/hidden-paths.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { blogPosting } from '#frame/structured/structured-data.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { allSeats } from '#platform/ports.ts'
import { Sticker } from '#ui/badge.tsx'
import { GoLink } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Section, Split, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/post'
import { feedLinks } from './blog-feed.ts'
import { CommentSection } from './comment-section.tsx'
import styles from './post-article.module.css'
import { PostArticle } from './post-article.tsx'
import { LatestPosts } from './post-teaser.tsx'

/** The number of posts among which related ones are selected. */
const newest = 20

const constraint = getZodConstraint(commentFormSchema)

/** A post with its comments (docs/product.md#pages): `/{lang}/blog/{post...}`. The query has the comment to reply to, or reports a received one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { facts, language, now, head } = pageRequest({ params, context })
  const content = context.get(contentContext)
  const ports = context.get(servicePortsContext)
  const slug = withoutEndSlashes(params['*'])
  const { search, searchParams } = new URL(request.url)
  const post = await content.post(slug, language)
  if (!post) {
    const translation = await pageOfOtherLanguage({ content }, `/blog/${slug}`, language)
    if (translation) throw redirect(translation + search, 301)
    throw await missingAddress(context, { language, path: postHref(language, slug), inContent: true })
  }
  const thread = await facts.shared(`comments ${language} ${slug}`, ['comments'], () =>
    ports.reads.comments.approved({ language, slug }),
  )
  const dates = workshopViews(await context.get(servicesContext).workshopDates(), language, now()).filter(isUpcoming)
  const trainers = (await content.trainers?.(language)) ?? []
  const translation = post.translated.find(({ locale }) => locale !== language)
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'blog' })
  facts.cache('content', 'comments', 'workshops', ...allSeats)
  return {
    ...head,
    translation: translation ? postHref(translation.locale, translation.slug) : null,
    hiddenTranslation: hasHiddenTranslation(post),
    feedTitle: t('feedTitle'),
    post,
    author: trainers.find(({ name }) => name === post.author) ?? null,
    workshop: workshopOfPost(post.blocks, dates, language),
    related: relatedPosts(post, (await postPage(content, language, { page: 1, first: newest })).posts),
    conversations: conversations(thread),
    replyTo: thread.find(({ id }) => id === searchParams.get('reply')) ?? null,
    received: searchParams.get('comment') === 'received',
    constraint,
  }
}

/** Stores a comment for moderation. 404 without its post, 422 for invalid fields, 409 when its parent is gone, 429 above the rate limit. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ports = context.get(servicePortsContext)
  const { facts, language } = pageRequest({ params, context })
  const shown = { wording: messagesOf(language).comments.notify, address: facts.address }
  const slug = withoutEndSlashes(params['*'])
  // The status of an answer about the form would stay that of the page.
  if (!(await context.get(contentContext).post(slug, language)))
    throw await missingAddress(context, { language, path: postHref(language, slug), inContent: true })
  return answerProtectedForm(request, context, {
    schema: commentFormSchema,
    kind: 'words',
    words: ({ name, email, comment }) => [name, email, comment],
    async take(form, signs, lastResult) {
      const written = await writeComment(
        { ...ports, content: context.get(contentContext) },
        { language, slug, form, signs, shown },
      )
      if (written.outcome === 'done')
        return redirect(`${postHref(language, encodeURI(slug))}?comment=received#comment-received`, 303)
      const { reason } = written.refusal
      if (reason === 'unknown') throw data(null, { status: 404 })
      return data({ done: false as const, lastResult, problem: reason, ticket: undefined }, { status: 409 })
    },
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { post, siteUrl, language, feedTitle, conversations } = loaderData
  return [
    ...pageMeta({
      ...loaderData,
      title: post.title,
      description: post.excerpt,
      path: `/blog/${post.slug}`,
      search: post.search,
      way: [{ name: 'Blog', path: '/blog' }],
      article: { publishedAt: post.publishedAt, author: post.author, tags: post.tags.map(({ name }) => name) },
      picture: { facts: ['Blog', formatDateTime(post.publishedAt, { language }), post.author] },
      things: [blogPosting({ siteUrl, language, post, conversations })],
    }),
    ...feedLinks(siteUrl, language, feedTitle),
  ]
}

export default function BlogPost({ loaderData, actionData }: Route.ComponentProps) {
  const { post, author, workshop, related, conversations, replyTo, received, constraint } = loaderData
  return (
    <>
      <CachedPart name="post" part={PostText} props={{ post, author, workshop }} />
      <CommentSection
        // Remounts per post, so that text typed for one post is not sent to another.
        key={post.slug}
        conversations={conversations}
        replyTo={replyTo}
        received={received && !actionData}
        refusal={actionData ?? null}
        constraint={constraint}
      />
      <CachedPart name="post-newsletter" part={PostNewsletter} props={{}} />
      {related.length > 0 && <CachedPart name="related-posts" part={RelatedPosts} props={{ posts: related }} />}
    </>
  )
}

interface PostTextProps {
  post: Post
  author: Trainer | null
  workshop: WorkshopView | null
}

function PostText({ post, author, workshop }: PostTextProps) {
  return (
    <PostArticle post={post} author={author}>
      {workshop && <PostWorkshop workshop={workshop} />}
    </PostArticle>
  )
}

function RelatedPosts({ posts }: { posts: readonly ListedPost[] }) {
  const t = useTranslations('blog')
  return (
    <Section tone="sky" labelledBy="more" screenOnly>
      <Split
        head={
          <Heading level={2} size="part" id="more">
            {t('more')}
          </Heading>
        }
      >
        <LatestPosts posts={posts} />
      </Split>
    </Section>
  )
}

function PostNewsletter() {
  const t = useTranslations('newsletter')
  return (
    <Section id="newsletter" labelledBy="newsletter-title" screenOnly>
      <Split
        head={
          <Heading level={2} size="part" id="newsletter-title">
            {t('title')}
          </Heading>
        }
      >
        <Stack>
          <Text size="lede">{t('lede')}</Text>
          <NewsletterBox list={mainList} />
        </Stack>
      </Split>
    </Section>
  )
}

/** The date offered below a post: the next date of the first workshop that its text links to, otherwise the next date of all. */
export function workshopOfPost(
  blocks: readonly Block[],
  dates: readonly WorkshopView[],
  language: Language,
): WorkshopView | null {
  const linked = [...JSON.stringify(blocks).matchAll(/\/workshops\/([\w-]+)/g)].flatMap(
    ([, path = '']) => certificationByPath(path)?.slug ?? [],
  )
  const about = dates.filter(({ certification }) => certification === linked[0])
  return nextDate(about, language) ?? nextDate(dates, language)
}

function PostWorkshop({ workshop }: { workshop: WorkshopView }) {
  const t = useTranslations('blog')
  const words = useWorkshopWords()
  const language = useLocale()
  return (
    <aside className={styles.card} aria-labelledby="post-workshop">
      <Sticker src={stickerOf(workshop.certification)} size="small" />
      <div>
        <h2 id="post-workshop">{workshop.title}</h2>
        <p>{certificationBySlug(workshop.certification)?.promise[language]}</p>
        {workshop.live && <p>{t('nextDate', { date: words.dates(workshop), place: words.place(workshop) })}</p>}
        <p>
          <GoLink href={workshop.href}>{t('toDate')}</GoLink>
        </p>
      </div>
    </aside>
  )
}
