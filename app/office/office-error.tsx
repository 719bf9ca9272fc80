import { isRouteErrorResponse } from 'react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../ui/button-link.tsx'
import { OfficePage } from './office-page.tsx'

const kinds = new Map<number, 'forbidden' | 'missing' | 'tooLong'>([
  [403, 'forbidden'],
  [404, 'missing'],
  [413, 'tooLong'],
])

/** What went wrong, inside the office. */
export function OfficeError({ error }: { error: unknown }) {
  const t = useTranslations('officeFrame.error')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const kind = kinds.get(status) ?? 'failed'
  return (
    <>
      <title>{`${status} – Flight Levels Office`}</title>
      <OfficePage title={t(`${kind}.title`)} lede={<p>{t(`${kind}.text`)}</p>}>
        <p>
          <ButtonLink kind="secondary" href="/office">
            {t('back')}
          </ButtonLink>
        </p>
      </OfficePage>
    </>
  )
}
