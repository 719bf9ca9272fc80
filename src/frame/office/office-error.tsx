import { isRouteErrorResponse, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '#ui/button.tsx'
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
  const kept = keptFormOf(error)
  if (kept) return <SessionEnded kept={kept} />
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

/** Names and values of a form that was sent after its session had ended (guard-office.ts). */
type KeptForm = [name: string, value: string][]

function keptFormOf(error: unknown): KeptForm | null {
  const body: unknown = isRouteErrorResponse(error) && error.status === 401 ? error.data : null
  // as: only the guard of the office answers with 401
  return typeof body === 'object' && body !== null && 'keptForm' in body ? (body.keptForm as KeptForm) : null
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
          {kept.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form that was sent neither move nor change, and names may occur twice
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button>{t('again')}</Button>
        </form>
      </OfficePage>
    </>
  )
}
