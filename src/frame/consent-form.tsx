import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'

interface ConsentFormProps {
  language: Language
  /** Path and query of the return target. */
  back: string
  /** Whether src/frame/browser/head.ts may submit it without leaving the page. */
  inPlace?: boolean | undefined
}

/** The cookie question with two equal buttons: denying is as easy as accepting. A plain form that posts to the consent page. */
export function ConsentForm({ language, back, inPlace = false }: ConsentFormProps) {
  const t = useTranslations('frame.consent')
  return (
    <form method="post" action={`/${language}/consent`} data-consent-in-place={inPlace || undefined}>
      <input type="hidden" name="back" value={back} />
      <Actions>
        <Button name="answer" value="deny" kind="secondary" size="compact">
          {t('deny')}
        </Button>
        <Button name="answer" value="accept" kind="secondary" size="compact">
          {t('accept')}
        </Button>
      </Actions>
    </form>
  )
}
