import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { filledText, type TermName } from '#domain/settings/termed-text.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { useSiteSettings } from '../site-settings.ts'
import styles from './office-page.module.css'

/** Which prices and terms a text can leave open, how that is written, and what readers see there now. Closed until someone asks. */
export function OpenTextHint({ language }: { language: Language }) {
  const t = useTranslations('officePages')
  const tSettings = useTranslations('officeSettings')
  const siteSettings = useSiteSettings()
  const prices: [name: string, what: string][] = [
    ...certifications.map(({ slug, title }): [string, string] => [slug, title]),
    ['fl2d@2', t('open.region', { number: 2 })],
    ['fl2d*2/3', t('open.threeForTwo')],
    ...certifications.flatMap(({ slug, title, hasSelfPaced }): [string, string][] =>
      hasSelfPaced ? [[`ticket-${slug}`, t('open.ticket', { title })]] : [],
    ),
    ['introduction', tSettings('prices.fields.introduction')],
    ['discover-on-site', tSettings('prices.fields.discoverOnSite')],
    ['discover-online', tSettings('prices.fields.discoverOnline')],
    ['now', tSettings('prices.fields.now')],
    ['realise-3', tSettings('prices.fields.realise3')],
    ['realise-4', tSettings('prices.fields.realise4')],
    ['realise-5', tSettings('prices.fields.realise5')],
  ]
  const terms: Record<TermName, string> = {
    'free-days': tSettings('cancellation.fields.freeDays'),
    later: t('open.later'),
    'offer-hours': tSettings('windows.fields.offerHours'),
    'payment-minutes': tSettings('windows.fields.paymentMinutes'),
    'invoice-days': tSettings('windows.fields.invoiceDays'),
  }
  const rows = [
    ...prices.map(([name, what]) => ({ written: `{price:${name}}`, what })),
    ...Object.entries(terms).map(([name, what]) => ({ written: `{term:${name}}`, what })),
  ]
  return (
    <details className={styles.hint}>
      <summary>{t('open.title')}</summary>
      <p>{t('open.text')}</p>
      <dl>
        {rows.map(({ written, what }) => (
          <div key={written}>
            <dt>
              <code>{written}</code> {filledText(written, siteSettings, language)}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
