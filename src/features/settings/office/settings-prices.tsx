import { useLocale, useMessages, useTranslations } from 'use-intl'
import type { Block } from '#content/blocks/index.ts'
import { contentContext } from '#content/context.ts'
import { type Language, languages } from '#domain/language.ts'
import { unlistedAmounts } from '#domain/pricing/price-text.ts'
import { type PriceList, ticketSlugs } from '#domain/pricing/tariff.ts'
import { priceForm, ticketFieldOf } from '#domain/settings/price-form.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { type Services, servicesContext } from '#features/context.ts'
import { OfficeCheckbox, OfficeTextField } from '#forms/office/office-form.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Messages } from '#i18n/catalogue.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { CompactLink } from '#ui/button.tsx'
import { FieldRow } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/settings-prices'
import { openForm, saveSection } from './save-section.ts'
import { SectionForm, SectionHistory, SectionPage } from './section-screen.tsx'
import { priceLabels, useSettingWords } from './setting-words.ts'

export function usePriceLabels(): Record<string, string> {
  const language = useLocale()
  // as: the messages that the page was given are those of a catalogue, which their type does not express
  return priceLabels(useMessages() as Messages, language)
}

export const handle = { permission: 'settings' } satisfies OfficeHandle

export async function loader(args: Route.LoaderArgs) {
  const opened = await openForm(args, 'prices')
  const content = args.context.get(contentContext)
  const { workshopDates } = args.context.get(servicesContext)
  const onSale = (await workshopDates()).filter(({ date }) => date.delivery === 'self-paced')
  const asked = new URL(args.request.url).searchParams.has('pages')
  const pages = asked ? await pagesWithAmounts(content, opened.value) : null
  const ticketsOnSale = [...new Set(onSale.map(({ date }) => date.certification))]
  return { ...opened, ticketsOnSale, pages }
}

export async function action(args: Route.ActionArgs) {
  return saveSection(args, 'prices')
}

export default function SettingsPrices({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.prices')
  const labels = usePriceLabels()
  const words = useSettingWords('prices')
  const { version, fields, steps, done, ticketsOnSale } = loaderData
  return (
    <SectionPage title={t('title')} lede={t('lede')} done={done && !actionData}>
      <SectionForm version={version} labels={labels} state={actionData} schema={priceForm} reasonHint={t('reasonHint')}>
        <PriceFields labels={labels} fields={fields} ticketsOnSale={ticketsOnSale} />
      </SectionForm>
      <AmountsOnPages pages={loaderData.pages} />
      <SectionHistory steps={steps} words={words} />
    </SectionPage>
  )
}

/** Which pages name amounts of their own; null as long as no one has asked. */
function AmountsOnPages({ pages }: { pages: readonly PageWithAmounts[] | null }) {
  const t = useTranslations('officeSettings.prices')
  return (
    <Stack gap="medium">
      <Heading level={2} size="part" id="pages">
        {t('pagesTitle')}
      </Heading>
      <Text>{t('pagesText', { example: '{price:now}', share: '{price:fl2d*2/3}', region: '{price:fl2d@2}' })}</Text>
      {pages === null && <CompactLink href="?pages#pages">{t('pagesLook')}</CompactLink>}
      {pages?.length === 0 && <Text tone="quiet">{t('pagesNone')}</Text>}
      {pages && pages.length > 0 && (
        <OfficeTable
          caption={t('pagesTitle')}
          columns={[t('page'), t('amounts')]}
          rows={pages.map(({ href, title, language, amounts }) => ({
            key: href,
            head: (
              <a href={href} lang={language} hrefLang={language}>
                {title}
              </a>
            ),
            note: href,
            cells: [amounts.join(' · ')],
          }))}
        />
      )}
    </Stack>
  )
}

interface PriceFieldsProps {
  labels: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  /** Tickets that are sold here; what only the academy sells has its price there. */
  ticketsOnSale: readonly string[]
}

export function PriceFields({ labels, fields, ticketsOnSale }: PriceFieldsProps) {
  const t = useTranslations('officeSettings.prices')
  const field = (name: string, hint?: string) => ({
    name,
    label: labels[name] ?? name,
    hint,
    value: fields[name],
  })
  return (
    <>
      <PartHead title={t('seats')} hint={t('seatsHint')} />
      {certificationSlugs.map((slug) => (
        <OfficeTextField key={slug} {...field(slug)} />
      ))}
      <PartHead title={t('tickets')} hint={t('ticketsHint')} />
      {ticketSlugs.map((slug) => {
        const name = ticketFieldOf(slug)
        if (ticketsOnSale.includes(slug)) return <OfficeTextField key={slug} {...field(name)} />
        return <input key={slug} type="hidden" name={name} value={fields[name]} />
      })}
      <OfficeTextField {...field('introduction', t('introductionHint'))} />
      <PartHead title={t('discover')} hint={t('discoverHint')} />
      <FieldRow>
        <OfficeTextField {...field('discoverOnSite')} />
        <OfficeTextField {...field('discoverOnline')} />
      </FieldRow>
      <PartHead title={t('discount')} hint={t('discountHint')} />
      <OfficeCheckbox
        name="discountMessage"
        value="shown"
        label={labels.discountMessage}
        checked={fields.discountMessage === 'shown'}
      />
      <PartHead title={t('packages')} hint={t('packagesHint')} />
      <OfficeTextField {...field('now')} />
      <OfficeTextField {...field('realise3')} />
      <OfficeTextField {...field('realise4')} />
      <OfficeTextField {...field('realise5')} />
      <PartHead title={t('regions')} hint={t('regionsHint')} />
      <FieldRow>
        <OfficeTextField {...field('percent2')} inputMode="numeric" />
        <OfficeTextField {...field('percent3')} inputMode="numeric" />
      </FieldRow>
      <PartHead title={t('exceptions')} hint={t('exceptionsHint')} />
      <OfficeTextField {...field('region1')} />
      <OfficeTextField {...field('region2')} />
      <OfficeTextField {...field('region3')} />
    </>
  )
}

function PartHead({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <Text size="small" tone="quiet">
        {hint}
      </Text>
    </>
  )
}

interface PageWithAmounts {
  href: string
  title: string
  language: Language
  amounts: string[]
}

/** Reads every page that visitors see, one after the other: a source that is asked over HTTP is not hurried. */
async function pagesWithAmounts(content: Services['content'], prices: PriceList): Promise<PageWithAmounts[]> {
  const found: PageWithAmounts[] = []
  for (const language of languages) {
    for (const { uri, title } of await content.pages(language)) {
      const page = await content.page(uri, language)
      const amounts = page ? unlistedAmounts(textOf(page.blocks), prices) : []
      if (amounts.length > 0) found.push({ href: `/${language}${uri === '/' ? '' : uri}`, title, language, amounts })
    }
  }
  return found
}

function textOf(blocks: readonly Block[]): string {
  const texts: string[] = []
  // every text of a block, by any name
  JSON.stringify(blocks, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts.join('\n')
}
