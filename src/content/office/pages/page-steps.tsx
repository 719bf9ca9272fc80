import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/disclosure.tsx'
import { Actions } from '#ui/section.tsx'
import type { DocumentRecord } from '../../ports/documents.ts'
import { pageHref, siteHref } from './page-href.ts'

/** What can be done with a page as a whole. Plain forms: they need no script. */
export function PageSteps({ page }: { page: DocumentRecord }) {
  const t = useTranslations('officePages')
  const { state } = page
  return (
    <Actions>
      {state !== 'published' && <StepForm page={page} step="publish" />}
      <form method="post" action={pageHref(page.id, 'preview')} target="_blank" rel="noopener">
        <Button kind="secondary" size="compact">
          {t('preview')}
        </Button>
      </form>
      {state !== 'draft' && (
        <ButtonLink kind="secondary" size="compact" href={siteHref(page)} target="_blank">
          {t('onTheSite')}
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" size="compact" href={pageHref(page.id, 'history')}>
        {t('history.title')}
      </ButtonLink>
      <ButtonLink kind="secondary" size="compact" href={pageHref(page.id, 'search')}>
        {t('search.open')}
      </ButtonLink>
      {state !== 'draft' && <ConfirmStep page={page} step="unpublish" meaning={t('unpublish')} />}
      <ConfirmStep page={page} step="remove" meaning={t(state === 'draft' ? 'remove.draft' : 'remove.live')} />
    </Actions>
  )
}

interface StepProps {
  page: DocumentRecord
  step: 'publish' | 'unpublish' | 'remove'
}

/** Visitors lose what they see: the first press says so, the second does it. */
function ConfirmStep({ page, step, meaning }: StepProps & { meaning: string }) {
  const t = useTranslations('officePages')
  const really = useTranslations('officeForm')
  return (
    <ConfirmDetails offer={t(`step.${step}`)} size="compact">
      <p>{meaning}</p>
      <StepForm page={page} step={step} label={really('really', { what: t(`step.${step}`) })} />
    </ConfirmDetails>
  )
}

function StepForm({ page, step, label }: StepProps & { label?: string }) {
  const t = useTranslations('officePages')
  return (
    <form method="post">
      <input type="hidden" name="intent" value={step} />
      <input type="hidden" name="expected" value={page.revision} />
      <Button kind={step === 'publish' ? 'primary' : 'secondary'} size="compact">
        {label ?? t(`step.${step}`)}
      </Button>
    </form>
  )
}
