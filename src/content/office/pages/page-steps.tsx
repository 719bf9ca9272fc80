import { useTranslations } from 'use-intl'
import { Actions } from '#ui/actions.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { PageRecord } from '../../ports/page-service.ts'
import { pageHref, siteHref } from './page-href.ts'

type Step = 'publish' | 'unpublish' | 'remove'

/** What can be done with a page as a whole. Plain forms: they need no script. */
export function PageSteps({ page }: { page: PageRecord }) {
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
      {state !== 'draft' && <StepForm page={page} step="unpublish" />}
      <StepForm page={page} step="remove" />
    </Actions>
  )
}

function StepForm({ page, step }: { page: PageRecord; step: Step }) {
  const t = useTranslations('officePages')
  return (
    <form method="post">
      <input type="hidden" name="intent" value={step} />
      <input type="hidden" name="expected" value={page.revision} />
      <Button kind={step === 'publish' ? 'primary' : 'secondary'} size="compact">
        {t(`step.${step}`)}
      </Button>
    </form>
  )
}
