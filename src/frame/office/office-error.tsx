import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button.tsx'
import { errorStatus } from '../error-message.ts'
import { OfficePage } from './office-page.tsx'
import { OfficeTitle } from './office-shell.tsx'

const kinds = new Map<number, 'forbidden' | 'missing' | 'tooLong'>([
  [403, 'forbidden'],
  [404, 'missing'],
  [413, 'tooLong'],
])

/** Pages behind links that open once: an expired link and a guessed one get the same answer. */
const behindLink = /^\/office\/(?:new-password|invitation|first-account|editor-password)\//

/** What went wrong, inside the office. */
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
