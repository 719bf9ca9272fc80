import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { formBody } from '#forms/read-form.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { asked, askedText, pageOf, pagesByNumber } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Stack } from '#ui/section.tsx'
import type { LibraryPicture } from '../ports/pictures.ts'
import type { Route } from './+types/media'
import { contentService } from './content-service.ts'
import { thumbnailUrl } from './media/picture-choice.tsx'
import { UploadForm } from './media/upload-form.tsx'
import { uploadPictures } from './media/upload-pictures.ts'
import styles from './media.module.css'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/media'
const first = 48
const params = z.object({ text: askedText, show: asked(z.enum(['wordless'])) })

/** The library of pictures: `?show=wordless` those that no one has described yet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const search = params.parse(Object.fromEntries(query))
  const { text, show } = search
  const question = { text, wordless: show === 'wordless', page: pageOf(query), first }
  const { pictures, total, wordless } = await contentService(context).media.list(question)
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officeMedia.title,
    search,
    pictures,
    wordless,
    pages: pagesByNumber(path, query, { total, first }),
    done: (['removed', 'added'] as const).find((done) => done === query.get('done')) ?? null,
  }
}

/** Uploads pictures: one leads to its own page, several to those without a description. Files that are no pictures are reported. */
export async function action({ request, context }: Route.ActionArgs) {
  const { media } = contentService(context)
  const { refused, added } = await uploadPictures(media, await formBody(request), memberOf(context))
  if (refused.length > 0) return data({ refused, added: added.length }, { status: 422 })
  const isDescribed = added.every((one) => one.isDescribed)
  const [only, ...more] = added
  if (only && more.length === 0) return redirect(`${path}/${only.id}?done=${isDescribed ? 'complete' : 'added'}`, 303)
  return redirect(isDescribed ? `${path}?done=added` : `${path}?show=wordless`, 303)
}

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMedia')
  const { search, pictures, wordless, pages, done } = loaderData
  const problems = actionData?.refused.map(({ name, refusal }) =>
    refusal === 'none' ? t('refusal.none') : t('refused', { name, why: t(`refusal.${refusal}`) }),
  )
  return (
    <OfficePage
      done={done && !actionData && <SuccessBanner title={done === 'added' ? t('done.allAdded') : t('done.removed')} />}
      title={t('title')}
      lede={<p>{t('lede')}</p>}
    >
      <Stack gap="medium">
        {/* Folded, or the pictures would begin below the first screen. */}
        <Disclosure summary={t('upload')} open={actionData !== undefined}>
          <UploadForm
            intent="upload"
            label={t('files')}
            submit={t('uploadSubmit')}
            error={problems?.join(' ')}
            refused={actionData?.refused}
          />
          {actionData && actionData.added > 0 && <p>{t('othersAdded', { count: actionData.added })}</p>}
        </Disclosure>
        <OfficeList
          path={path}
          filters={{
            text: { hint: t('searchHint'), value: search.text },
            choices: [
              {
                name: 'show',
                label: t('show'),
                value: search.show,
                options: [{ value: 'wordless', label: t('showWordless', { count: wordless }) }],
              },
            ],
          }}
          count={pictures.length}
          pages={pages}
          empty={t('none')}
          nothing={search.show && !search.text ? t('noneWordless') : undefined}
        >
          <PictureGrid pictures={pictures} />
        </OfficeList>
      </Stack>
    </OfficePage>
  )
}

function PictureGrid({ pictures }: { pictures: readonly LibraryPicture[] }) {
  const t = useTranslations('officeMedia')
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <a className={styles.picture} href={`/office/media/${picture.id}`}>
            <img src={thumbnailUrl(picture)} alt="" width={picture.width} height={picture.height} loading="lazy" />
            <span className={styles.name}>{picture.filename}</span>
            {(picture.altDe === null || picture.altEn === null) && (
              <span className={styles.wordless}>{t('noWords')}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
