import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { uploadWordsOf } from '#domain/content/media-form.ts'
import { formBody } from '#forms/read-form.ts'
import { requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { messagesOf } from '#i18n/catalogue.ts'
import { asked, askedText, pageOf, pagesByNumber } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/stack.tsx'
import type { LibraryPicture, UploadedFile, UploadRefusal } from '../ports/office-media.ts'
import type { Route } from './+types/media'
import { contentService } from './content-service.ts'
import { thumbnailUrl } from './media/picture-href.ts'
import { UploadForm } from './media/upload-form.tsx'
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

/**
 * Uploads pictures with their descriptions: one leads to its own page, several to those without a description. Files that are no pictures
 * are reported, the others are stored.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { media } = contentService(context)
  const form = await formBody(request)
  const files = await describedFiles(form, 'file')
  const refused: { name: string; refusal: UploadRefusal | 'none' }[] = []
  const added: { id: string; isDescribed: boolean }[] = []
  for (const { file, words } of files) {
    const stored = await media.add(file, words)
    if (stored.outcome === 'refused') refused.push({ name: file.name, refusal: stored.refusal.reason })
    else added.push({ id: stored.id, isDescribed: words.altDe !== null && words.altEn !== null })
  }
  if (files.length === 0) refused.push({ name: '', refusal: 'none' })
  if (refused.length > 0) return data({ refused, added: added.length, picture: null }, { status: 422 })
  const isDescribed = added.every((one) => one.isDescribed)
  const [only, ...more] = added
  // The editor of a page stays where it is.
  if (only && form.has('here')) return data({ refused, added: 1, picture: await media.find(only.id) })
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
      <Stack gap="large">
        <Panel title={t('upload')}>
          <UploadForm intent="upload" label={t('files')} submit={t('uploadSubmit')} error={problems?.join(' ')} />
          {actionData && actionData.added > 0 && <p>{t('othersAdded', { count: actionData.added })}</p>}
        </Panel>
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

/** The pictures of the library, each the way to its own screen. */
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

/** A file with what was written beside it. */
export interface DescribedFile {
  file: UploadedFile
  words: Pick<LibraryPicture, 'altDe' | 'altEn'>
}

/** The files of a form in their order, each with its own words: `altDe0` belongs to the first one. */
export async function describedFiles(form: FormData, name: string): Promise<DescribedFile[]> {
  const described = form.getAll(name).map((entry, index) => ({
    entry,
    words: uploadWordsOf({
      altDe: form.get(`altDe${index}`) ?? undefined,
      altEn: form.get(`altEn${index}`) ?? undefined,
      decorative: form.get(`decorative${index}`) ?? undefined,
    }),
  }))
  const read = described.map(async ({ entry, words }) => {
    // browsers send an empty one where none was chosen
    if (typeof entry === 'string' || entry.size === 0) return []
    return [{ file: { name: entry.name, bytes: new Uint8Array(await entry.arrayBuffer()) }, words }]
  })
  return (await Promise.all(read)).flat()
}
