import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { Button } from '#ui/button.tsx'
import { Actions, Wrap } from '#ui/section.tsx'
import { FrameLink } from './menu-link.tsx'
import styles from './notices.module.css'

interface ConsentBannerProps {
  language: Language
  /** Path and query of this page. */
  back: string
}

/** The cookie banner (docs/product.md#cookie-banner): in every page, hidden after an answer by browser/head.ts, else by /consent.css. */
export function ConsentBanner({ language, back }: ConsentBannerProps) {
  const t = useTranslations('frame.consent')
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-consent-banner>
      <Wrap>
        <div className={styles.row}>
          <div className={styles.words}>
            <h2 className={styles.title} id="consent-title">
              {t('title')}
            </h2>
            <p>
              {t('text')} <FrameLink page="privacy" language={language} />
            </p>
          </div>
          <ConsentForm language={language} back={back} inPlace />
        </div>
      </Wrap>
    </section>
  )
}

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
