import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { pictureStatus, pictureWordsForm, pictureWordsOf } from '#domain/content/media-form.ts'
import { ConfirmActionForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm, type SentForm } from '#forms/office/read-office-form.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/stack.tsx'
import type { MediaService, PictureUse, UploadedFile, UploadRefusal } from '../ports/office-media.ts'
import type { Route } from './+types/media-picture'
import { contentService } from './content-service.ts'
import { FocalPoint } from './media/focal-point.tsx'
import { pictureUrl } from './media/picture-href.ts'
import { UploadForm } from './media/upload-form.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const actionsByIntent = ['added', 'complete', 'described', 'replaced'] as const

/** A picture: description, focal point, file and uses. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { media } = contentService(context)
  const picture = await media.find(params.picture)
  if (!picture) throw data(null, { status: 404 })
  const done = new URL(request.url).searchParams.get('done')
  return {
    title: picture.filename,
    picture,
    uses: await media.uses(picture.id),
    done: actionsByIntent.find((one) => one === done) ?? null,
  }
}

interface Answer {
  sent: SentForm | null
  refusal: UploadRefusal | 'none' | null
  inUse: boolean
  isStale: boolean
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { media } = contentService(context)
  const form = await request.formData().catch(() => new FormData())
  switch (form.get('intent')) {
    case 'describe':
      return describe(media, params.picture, form)
    case 'replace':
      return replace(media, params.picture, form)
    case 'remove': {
      const outcome = await media.remove(params.picture, { evenIfUsed: form.get('sure') === 'on' })
      return outcome === 'in-use' ? answer({ inUse: true }, 409) : redirect('/office/media?done=removed', 303)
    }
    default:
      throw data(null, { status: 400 })
  }
}

async function describe(media: MediaService, id: string, form: FormData) {
  const read = readOfficeForm(form, pictureWordsForm)
  if (!read.ok) return answer({ sent: read.sent }, 422)
  const outcome = await media.describe(id, pictureWordsOf(read.value), read.value.known)
  if (outcome === 'stale') return answer({ sent: read.sent, isStale: true }, 409)
  return doneOrMissing(outcome, id)
}

async function replace(media: MediaService, id: string, form: FormData) {
  const [file] = await uploadedFiles(form, 'file')
  if (!file) return answer({ refusal: 'none' }, 422)
  const outcome = await media.replace(id, file)
  if (outcome === 'replaced' || outcome === 'unknown') return doneOrMissing(outcome, id)
  return answer({ refusal: outcome }, 422)
}

function doneOrMissing(outcome: 'described' | 'replaced' | 'unknown', id: string) {
  if (outcome === 'unknown') throw data(null, { status: 404 })
  return redirect(`/office/media/${id}?done=${outcome}`, 303)
}

function answer(what: Partial<Answer>, status: number) {
  return data<Answer>({ sent: null, refusal: null, inUse: false, isStale: false, ...what }, { status })
}

export default function MediaPicture({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMedia')
  const { picture, uses, done } = loaderData
  const { altDe, altEn, width, height } = picture
  const sent = actionData?.sent ?? null
  const isDecorative = sent ? sent.values.decorative === 'on' : altDe === '' && altEn === ''
  const errors = useFormErrors(sent, ['altDe', 'altEn', 'focalX', 'focalY', 'credit'])
  const refusal = actionData?.refusal
  return (
    <OfficePage
      done={done && <SuccessBanner title={t(`done.${done}`)} />}
      title={picture.filename}
      back={{ href: '/office/media', label: t('title') }}
      lede={
        <p>
          {t('size', { width: String(width), height: String(height) })} ·{' '}
          <a href={pictureUrl(picture)}>{t('original')}</a>
        </p>
      }
    >
      <Stack gap="large">
        {actionData?.isStale && (
          <Notice tone="alert" title={t('stale')}>
            <p>{t('staleText')}</p>
            <FactList
              facts={[
                { label: t('altDe'), value: altDe || t('decorative') },
                { label: t('altEn'), value: altEn || t('decorative') },
              ]}
            />
          </Notice>
        )}
        {actionData?.inUse && (
          <Notice tone="alert" title={t('inUse')}>
            <p>{t('inUseText')}</p>
          </Notice>
        )}
        <OfficeForm intent="describe" errors={errors} actions={<Button>{t('save')}</Button>}>
          <input type="hidden" name="known" value={pictureStatus(picture)} />
          <FocalPoint key={picture.filename} picture={picture} sent={sent} />
          <OfficeTextField
            name="altDe"
            label={t('altDe')}
            hint={t('altHint')}
            autoComplete="off"
            value={altDe ?? ''}
            sent={sent}
          />
          <OfficeTextField name="altEn" label={t('altEn')} autoComplete="off" value={altEn ?? ''} sent={sent} />
          <Checkbox
            id="field-decorative"
            name="decorative"
            label={t('decorative')}
            hint={t('decorativeHint')}
            defaultChecked={isDecorative}
          />
          <OfficeTextField
            name="credit"
            label={t('credit')}
            hint={t('creditHint')}
            autoComplete="off"
            value={picture.credit ?? ''}
            sent={sent}
          />
        </OfficeForm>
        <Panel title={t('uses')}>
          <PictureUses uses={uses} />
        </Panel>
        <Panel title={t('replace')}>
          <UploadForm
            intent="replace"
            label={t('newFile')}
            submit={t('replaceSubmit')}
            error={refusal ? t(`refusal.${refusal}`) : undefined}
          />
        </Panel>
        <Panel title={t('remove')}>
          <ConfirmActionForm intent="remove" offer={t('removeSubmit')}>
            {uses.length > 0 ? (
              <Checkbox id="field-sure" name="sure" label={t('sure')} hint={t('sureHint', { count: uses.length })} />
            ) : (
              <p>{t('removeText')}</p>
            )}
          </ConfirmActionForm>
        </Panel>
      </Stack>
    </OfficePage>
  )
}

/** The files of a form field. Browsers send an empty one where none was chosen. */
async function uploadedFiles(form: FormData, name: string): Promise<UploadedFile[]> {
  const files = form.getAll(name).filter((entry) => typeof entry !== 'string' && entry.size > 0)
  return await Promise.all(
    files.map(async (entry) => {
      // FormData types its entries as text or file; the text is gone
      const file = entry as File
      return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
    }),
  )
}

/** Links to the pages that use a picture. */
function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const t = useTranslations('officeMedia')
  if (uses.length === 0) return <p>{t('unused')}</p>
  return (
    <ul>
      {uses.map(({ id, kind, title, href }) => (
        <li key={id}>
          <a href={href}>{title}</a> ({t(`kind.${kind}`)})
        </li>
      ))}
    </ul>
  )
}
