import { useTranslations } from 'use-intl'
import { contentContext } from '#content/context.ts'
import { workshopsContext } from '#features/workshops/context.ts'
import { officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/settings-prices'
import { AmountsOnPages } from './amounts-on-pages.tsx'
import { openForm } from './open-section.ts'
import { pagesWithAmounts } from './pages-with-amounts.ts'
import { PriceFields } from './price-fields.tsx'
import { saveSection } from './save-section.ts'
import { SectionForm } from './section-form.tsx'
import { SectionHistory } from './section-history.tsx'
import { SectionPage } from './section-page.tsx'
import { usePriceLabels } from './use-price-labels.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

/** What seats cost, and where they cost less. */
export async function loader(args: Route.LoaderArgs) {
  const opened = await openForm(args, 'prices')
  const content = args.context.get(contentContext)
  const { workshopDates } = args.context.get(workshopsContext)
  const onSale = (await workshopDates()).filter(({ date }) => date.delivery === 'self-paced')
  const asked = new URL(args.request.url).searchParams.has('pages')
  const pages = asked ? await pagesWithAmounts(content, opened.value) : null
  const ticketsOnSale = [...new Set(onSale.map(({ date }) => date.certification))]
  return { ...opened, ticketsOnSale, pages }
}

export async function action(args: Route.ActionArgs) {
  return saveSection(args, 'prices')
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function SettingsPrices({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.prices')
  const { labels, shown } = usePriceLabels()
  const { version, fields, steps, done, ticketsOnSale } = loaderData
  const spelled = steps.map((step) => ({ ...step, changes: step.changes.map(shown) }))
  return (
    <SectionPage title={t('title')} lede={t('lede')} done={done && !actionData}>
      <SectionForm version={version} labels={labels} state={actionData} reasonHint={t('reasonHint')}>
        <PriceFields labels={labels} fields={fields} sent={actionData?.sent} ticketsOnSale={ticketsOnSale} />
      </SectionForm>
      <AmountsOnPages pages={loaderData.pages} />
      <SectionHistory steps={spelled} labelOf={(name) => name} />
    </SectionPage>
  )
}
