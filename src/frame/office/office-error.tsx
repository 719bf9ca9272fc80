import { isRouteErrorResponse, useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { languages } from '#domain/language.ts'
import { languageName } from '#i18n/format-dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Actions } from '#ui/section.tsx'
import { errorStatus } from '../error-message.ts'
import { OfficePage } from './office-page.tsx'
import { OfficeTitle } from './office-shell.tsx'

const kinds = new Map<number, 'forbidden' | 'missing' | 'tooLong'>([
  [403, 'forbidden'],
  [404, 'missing'],
  [413, 'tooLong'],
])

/** Pages behind links that open once: an expired link and a guessed one get the same answer. */
const behindLink = /^\/office\/(?:new-password|new-email|invitation|first-account|editor-password)\//

export function OfficeError({ error }: { error: unknown }) {
  const t = useTranslations('officeFrame.error')
  const unreachable = useTranslations('frame.error')
  const status = errorStatus(error)
  const { pathname } = useLocation()
  if (status === null)
    return (
      <OfficePage title={unreachable('unreachable')} lede={<p>{unreachable('unreachableText')}</p>}>
        <p>
          <ButtonLink kind="secondary" href={pathname}>
            {unreachable('again')}
          </ButtonLink>
        </p>
      </OfficePage>
    )
  const kept = keptIn(error, 401, 'keptForm')
  if (kept) return <SessionEnded kept={kept} />
  const post = keptIn(error, 404, 'keptPost')
  if (post) return <DeletedPost kept={post} />
  const kind = kinds.get(status) ?? 'failed'
  const text = kind === 'missing' && behindLink.test(pathname) ? t('missing.link') : t(`${kind}.text`)
  return (
    <>
      <OfficeTitle screen={`${status}`} />
      <OfficePage title={t(`${kind}.title`)} lede={<p>{text}</p>}>
        <p>
          <ButtonLink kind="secondary" href="/office">
            {t('back')}
          </ButtonLink>
        </p>
      </OfficePage>
    </>
  )
}

/** Names and values of a form: sent after its session had ended (guard-office.ts), or for a post that is deleted (src/content/office/post.tsx). */
type KeptForm = [name: string, value: string][]

function keptIn(error: unknown, status: number, name: 'keptForm' | 'keptPost'): KeptForm | null {
  const body: unknown = isRouteErrorResponse(error) && error.status === status ? error.data : null
  // as: only these two answer so
  return typeof body === 'object' && body !== null && name in body
    ? (body as Record<typeof name, KeptForm>)[name]
    : null
}

/** What was typed is still there: it is sent again after signing in, in another tab. */
function SessionEnded({ kept }: { kept: KeptForm }) {
  const t = useTranslations('officeFrame.error.ended')
  const { pathname, search } = useLocation()
  return (
    <>
      <OfficeTitle screen="401" />
      <OfficePage title={t('title')} lede={<p>{t('text')}</p>}>
        <p>
          <a href="/office/sign-in" target="_blank" rel="noopener">
            {t('signIn')}
          </a>
        </p>
        <form method="post" action={`${pathname}${search}`}>
          <KeptFields kept={kept} />
          <Button>{t('again')}</Button>
        </form>
      </OfficePage>
    </>
  )
}

function KeptFields({ kept }: { kept: KeptForm }) {
  return kept.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form that was sent neither move nor change, and names may occur twice
    <input key={index} type="hidden" name={name} value={value} />
  ))
}

/** Someone has deleted it since it was opened: what was written can become a post of its own. */
function DeletedPost({ kept }: { kept: KeptForm }) {
  const t = useTranslations('officeFrame.error.deleted')
  const reader = useLocale()
  return (
    <>
      <OfficeTitle screen="404" />
      <OfficePage title={t('title')} lede={<p>{t('text')}</p>}>
        <form method="post" action="/office/posts/new">
          <KeptFields kept={kept} />
          <Actions>
            {languages.map((language) => (
              <Button key={language} name="language" value={language} kind="secondary">
                {t('save', { language: languageName(language, reader) })}
              </Button>
            ))}
          </Actions>
        </form>
      </OfficePage>
    </>
  )
}
