import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { priceInWords } from '#domain/pricing/price-in-words.ts'
import { pricedText } from '#domain/pricing/priced-text.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { useHouse } from '../house.ts'
import styles from './price-hint.module.css'

/** Which prices a text can leave open, how that is written, and what readers see there now. Closed until somebody asks. */
export function PriceHint({ language }: { language: Language }) {
  const t = useTranslations('officePages')
  const tPrices = useTranslations('officeSettings.prices')
  const { prices } = useHouse()
  const ticket = (title: string) => t('price.ticket', { title })
  const rows: [name: string, what: string][] = [
    ...certifications.map(({ slug, title }): [string, string] => [slug, title]),
    ['fl2d@2', t('price.region', { number: 2 })],
    ['fl2d*2/3', t('price.threeForTwo')],
    ...certifications.flatMap(({ slug, title, hasSelfPaced }): [string, string][] =>
      hasSelfPaced ? [[`ticket-${slug}`, ticket(title)]] : [],
    ),
    ['introduction', tPrices('fields.introduction')],
    ['now', tPrices('fields.now')],
    ['realise-3', tPrices('fields.realise3')],
    ['realise-4', tPrices('fields.realise4')],
    ['realise-5', tPrices('fields.realise5')],
  ]
  return (
    <details className={styles.hint}>
      <summary>{t('price.title')}</summary>
      <p>{t('price.text')}</p>
      <dl>
        {rows.map(([name, what]) => {
          const written = `{price:${name}}`
          return (
            <div key={name}>
              <dt>
                <code>{written}</code> {pricedText(written, prices, (cents) => priceInWords(cents, language))}
              </dt>
              <dd>{what}</dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}
