import { redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { postSlug } from '#domain/blog/post.ts'
import { newPostForm } from '#domain/blog/post-form.ts'
import { isLanguage, languages, otherLanguage } from '#domain/language.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeSelect, OfficeTextField } from '#forms/office/office-form.tsx'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { languageName } from '#i18n/format-dates.ts'
import type { DocumentRefusal, PostText } from '../ports/documents.ts'
import type { LibraryPicture } from '../ports/pictures.ts'
import type { Route } from './+types/post-new'
import { contentService, previewRedirect } from './content-service.ts'
import { pictureUrl } from './media/picture-choice.tsx'
import { translationOf } from './pages/page-href.ts'
import { DraftButtons, PostFields, postTextOf } from './posts/post-fields.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** A post that no one sees yet: `?language=en&translation={id}` makes it the translation of another. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const { posts, media } = contentService(context)
  const query = new URL(request.url).searchParams
  const { preferredLanguage } = context.get(requestContext)
  const asked = query.get('language')
  const language = isLanguage(asked) ? asked : preferredLanguage
  const library = await media.described()
  const translation = await posts.find(translationOf(request))
  return {
    title: messagesOf(preferredLanguage).officePosts.new,
    language,
    translations: await posts.alone(otherLanguage(language), translation?.id ?? null),
    translation: translation?.id ?? null,
    text: begunText(translation?.text, library, member.name),
    library,
  }
}

/** What a new post begins with: of its translation what is to be translated, and what both have. */
function begunText(translation: PostText | undefined, library: readonly LibraryPicture[], author: string): PostText {
  const empty = { title: '', excerpt: '', author, tags: [], picture: null, body: '' }
  if (!translation) return empty
  // any other picture has words in the other language only
  const isKnown = library.some((picture) => pictureUrl(picture) === translation.picture?.url)
  return { ...empty, author: translation.author, picture: isKnown ? translation.picture : null, body: translation.body }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { name: by } = memberOf(context)
  const { posts, media } = contentService(context)
  return takeForm(request, newPostForm, async ({ language, slug: typed, translation, then, ...written }, sent) => {
    const slug = typed ?? postSlug(written.title)
    const text = postTextOf(written, { before: null, library: await media.described(), language })
    const made = await posts.createText({ language, slug, text, translationId: translation ?? null, by })
    if (made.outcome === 'refused') {
      const [field, message] = mistakes[made.refusal.reason] ?? mistakes.taken
      return refuseForm(sent, { errors: { [field]: [message] } })
    }
    if (then === 'preview') return previewRedirect(context, posts, { language, uri: `/blog/${slug}` })
    return redirect(`/office/posts/${made.id}?done=created`, 303)
  })
}

const mistakes: Partial<Record<DocumentRefusal, readonly [field: string, message: string]>> & {
  taken: [string, string]
} = {
  taken: ['slug', 'validation.postTaken'],
  'invalid-blocks': ['body', 'validation.postBody'],
  'no-translation': ['translation', 'validation.postTranslation'],
}

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePosts')
  const reader = useLocale()
  const { title, text, language, translations, translation, library } = loaderData
  return (
    <OfficePage
      title={title}
      back={{ href: '/office/posts', label: t('title') }}
      lede={translation && <p>{t('translationBegun')}</p>}
    >
      <OfficeForm schema={newPostForm} sent={actionData?.sent} actions={<DraftButtons />}>
        <OfficeSelect
          name="language"
          label={t('language')}
          options={languages.map((value) => ({ value, label: languageName(value, reader) }))}
          value={language}
        />
        <OfficeSelect
          name="translation"
          label={t('translation')}
          hint={t('translationHint')}
          options={[
            { value: '', label: t('noTranslation') },
            ...translations.map((one) => ({ value: one.id, label: one.title })),
          ]}
          value={translation ?? ''}
        />
        <OfficeTextField name="slug" label={t('form.slug')} hint={t('slugHint')} />
        <PostFields language={language} text={text} library={library} />
      </OfficeForm>
    </OfficePage>
  )
}
