import { type PointerEvent, useState } from 'react'
import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { pictureStatus, pictureWordsForm, pictureWordsOf } from '#domain/content/media-form.ts'
import { dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { ConfirmActionForm } from '#forms/office/confirm-action-form.tsx'
import {
  OfficeCheckbox,
  OfficeField,
  OfficeForm,
  OfficeTextField,
  StaleNotice,
  useFormField,
} from '#forms/office/office-form.tsx'
import { sentOf } from '#forms/sent-form.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { doneOf, OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice-group.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { FieldRow, TextInput } from '#ui/field.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import type { LibraryPicture, PictureUse, UploadedFile, UploadRefusal } from '../ports/pictures.ts'
import type { Route } from './+types/media-picture'
import { contentService } from './content-service.ts'
import { pictureUrl, thumbnailUrl } from './media/picture-choice.tsx'
import { UploadForm } from './media/upload-form.tsx'
import styles from './media.module.css'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const outcomes = ['added', 'complete', 'described', 'replaced'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { media } = contentService(context)
  const picture = orNotFound(await media.find(params.picture))
  return {
    title: picture.filename,
    picture,
    uses: await media.uses(picture.id),
    done: doneOf(request, outcomes),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { media } = contentService(context)
  const id = params.picture
  const done = (what: 'described' | 'replaced') => redirect(`/office/media/${id}?done=${what}`, 303)
  const refused = (refusal: UploadRefusal | 'none') => data({ sent: null, refusal }, { status: 422 })
  return dispatchForm(request, {
    describe: (form) =>
      takeForm(form, pictureWordsForm, async (words, sent) => {
        const described = await media.describe(id, pictureWordsOf(words), { by: memberOf(context), known: words.known })
        if (described.outcome === 'done') return done('described')
        if (described.refusal.reason === 'unknown') throw data(null, { status: 404 })
        return refuseForm(sent, { isStale: true })
      }),
    replace: async (form) => {
      const [file] = await uploadedFiles(form, 'file')
      if (!file) return refused('none')
      const replaced = await media.replace(id, file, memberOf(context))
      if (replaced.outcome === 'done') return done('replaced')
      if (replaced.refusal.reason === 'unknown') throw data(null, { status: 404 })
      return refused(replaced.refusal.reason)
    },
    remove: async (form) => {
      const removed = await media.remove(id, { evenIfUsed: form.get('sure') === 'on', by: memberOf(context) })
      return removed.outcome === 'refused' && removed.refusal.reason === 'in-use'
        ? data({ sent: null, inUse: true }, { status: 409 })
        : redirect('/office/media?done=removed', 303)
    },
  })
}

export default function MediaPicture({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMedia')
  const { picture, uses, done } = loaderData
  const { altDe, altEn, width, height } = picture
  const sent = sentOf(actionData)
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  return (
    <OfficePage
      done={done && !actionData && <SuccessBanner title={t(`done.${done}`)} />}
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
        {sent?.isStale && (
          <StaleNotice>
            <p>{t('staleText')}</p>
            <FactList
              facts={[
                { label: t('altDe'), value: altDe || t('decorative') },
                { label: t('altEn'), value: altEn || t('decorative') },
              ]}
            />
          </StaleNotice>
        )}
        {actionData && 'inUse' in actionData && (
          <Notice tone="alert" title={t('inUse')}>
            <p>{t('inUseText')}</p>
          </Notice>
        )}
        <OfficeForm
          intent="describe"
          schema={pictureWordsForm}
          sent={sent}
          hidden={{ known: pictureStatus(picture) }}
          actions={<Button>{t('save')}</Button>}
        >
          <FocalPoint key={picture.filename} picture={picture} />
          {/* Required unless the picture is decorative. */}
          <OfficeTextField name="altDe" label={t('altDe')} hint={t('altHint')} value={altDe ?? ''} optional={false} />
          <OfficeTextField name="altEn" label={t('altEn')} value={altEn ?? ''} optional={false} />
          <OfficeCheckbox
            name="decorative"
            label={t('decorative')}
            hint={t('decorativeHint')}
            checked={altDe === '' && altEn === ''}
          />
          <OfficeTextField name="credit" label={t('credit')} hint={t('creditHint')} value={picture.credit ?? ''} />
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

/** What must stay in view when the picture is cut: two numbers, or with script a click on the picture. */
function FocalPoint({ picture }: { picture: LibraryPicture }) {
  const t = useTranslations('officeMedia')
  const isHydrated = useIsHydrated()
  const saved = { x: percent(picture.focalX), y: percent(picture.focalY) }
  const [x, setX] = useState(useFormField('focalX').typed ?? saved.x)
  const [y, setY] = useState(useFormField('focalY').typed ?? saved.y)
  const { width, height } = picture
  const size = Math.max(width, height)

  function point({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const place = currentTarget.getBoundingClientRect()
    setX(percent((clientX - place.left) / place.width))
    setY(percent((clientY - place.top) / place.height))
  }

  const axes = [
    { name: 'focalX', label: t('focalX'), value: x, saved: saved.x, set: setX },
    { name: 'focalY', label: t('focalY'), value: y, saved: saved.y, set: setY },
  ]
  return (
    <div className={styles.part}>
      {/* The fields below do the same by keyboard. */}
      <div className={styles.whole} data-hydrated={isHydrated || undefined} onPointerDown={point}>
        <img src={thumbnailUrl(picture, 960)} alt={picture.altDe ?? ''} width={width} height={height} />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <g transform={`translate(${share(x) * width} ${share(y) * height})`}>
            <circle className={styles.ring} r={size / 28} strokeWidth={size / 90} />
            <circle className={styles.point} r={size / 28} strokeWidth={size / 220} />
          </g>
        </svg>
      </div>
      <p className={styles.hint}>{isHydrated ? t('focalHint') : t('focalFieldsHint')}</p>
      <FieldRow>
        {axes.map(({ name, label, value, saved: begun, set }) => (
          <OfficeField key={name} name={name} label={label}>
            {(control) => (
              <TextInput
                type="number"
                name={name}
                min={0}
                max={100}
                inputMode="numeric"
                autoComplete="off"
                value={value}
                data-saved={begun}
                onChange={(event) => set(event.currentTarget.value)}
                {...control}
              />
            )}
          </OfficeField>
        ))}
      </FieldRow>
    </div>
  )
}

function percent(part: number): string {
  return String(Math.round(Math.min(Math.max(part, 0), 1) * 100))
}

function share(typed: string): number {
  const number = Number(typed)
  return Number.isFinite(number) ? Math.min(Math.max(number / 100, 0), 1) : 0.5
}
