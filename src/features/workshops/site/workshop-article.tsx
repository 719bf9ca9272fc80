import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Block } from '#content/blocks/index.ts'
import { ComponentBlocksProvider } from '#content/page/component-blocks.tsx'
import { Blocks } from '#content/page/registry.tsx'
import { type IsoDate, viennaDay } from '#domain/iso-date.ts'
import type { Cents } from '#domain/money.ts'
import { privatePrice } from '#domain/pricing/price-text.ts'
import { taxedDelivery } from '#domain/pricing/quote.ts'
import { freeSeats, offersDiscover, offersIntroduction } from '#domain/pricing/tariff.ts'
import type { TaxedProduct } from '#domain/tax/tax.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice, formatRate } from '#i18n/format-money.ts'
import { Sticker } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { Fact } from '#ui/fact-list.tsx'
import { type Crumb, PageHead } from '#ui/page-head.tsx'
import { Stack, Wrap } from '#ui/section.tsx'
import { Table } from '#ui/table.tsx'
import { Text } from '#ui/text.tsx'
import { useSeatAction, useSeatPrice, useSeatsText } from './seat-price.tsx'
import { buyerParameter, useBuyer } from './use-buyer.ts'
import { stickerOf, useWorkshopWords } from './use-workshop-words.ts'
import styles from './workshop-article.module.css'
import type { KindPrice, WorkshopView } from './workshop-view.ts'

/** Sections of workshop pages, by the anchors of editors in either language. */
const known = {
  inhalte: 'contents',
  contents: 'contents',
  'fuer-wen': 'whoFor',
  'who-for': 'whoFor',
  ablauf: 'agenda',
  agenda: 'agenda',
  preise: 'prices',
  prices: 'prices',
} as const

function useWorkshopAnchors(blocks: readonly Block[]): { href: `#${string}`; label: string }[] {
  const t = useTranslations('workshop.anchors')
  return blocks.flatMap((block) => {
    if (block.name !== 'core/group' || !block.anchor || !isKnown(block.anchor)) return []
    return [{ href: `#${block.anchor}` as const, label: t(known[block.anchor]) }]
  })
}

/** The agenda beside the hours of the date, where these are others than it is written for. */
function withHours(blocks: readonly Block[]): Block[] {
  // In a group, since a section gives its width to a part that it places itself.
  const part: Block = { name: 'flightdeck/component', componentName: 'hours', order: 0 }
  const hours: Block = { name: 'core/group', innerBlocks: [part], order: -1 }
  return blocks.map((block) => {
    if (block.name !== 'core/group' || !block.anchor || !isKnown(block.anchor) || known[block.anchor] !== 'agenda')
      return block
    const times = block.innerBlocks.findIndex(({ name }) => name !== 'core/heading' && name !== 'core/paragraph')
    return {
      ...block,
      innerBlocks: block.innerBlocks.toSpliced(times < 0 ? block.innerBlocks.length : times, 0, hours),
    }
  })
}

function isKnown(anchor: string): anchor is keyof typeof known {
  return anchor in known
}

interface WorkshopArticleProps {
  certification: CertificationSlug
  /** The title when the content source has no page for it. */
  title: string
  price: KindPrice
  blocks: readonly Block[]
  breadcrumb: readonly Crumb[]
  facts: readonly Fact[]
  /** The date in the head; null without an upcoming one. */
  offered: { workshop: WorkshopView; here: boolean } | null
  /** The program's own section, with its anchor. */
  own: { href: `#${string}`; label: string }
  children: ReactNode
}

/** A workshop page: the offer on top, then the program's own section (dates or booking), then the content of the source. */
export function WorkshopArticle({
  certification,
  title,
  price,
  blocks,
  offered,
  own,
  children,
  ...head
}: WorkshopArticleProps) {
  const t = useTranslations('workshop')
  const anchors = useWorkshopAnchors(blocks)
  const words = useWorkshopWords()
  const live = offered?.here ? offered.workshop.live : null
  const otherHours = live?.hasUsualHours === false ? live : null
  const cover = blocks[0]?.name === 'core/cover' ? [blocks[0]] : []
  return (
    <ComponentBlocksProvider
      components={{
        pricing: (
          <CachedPart
            name="price-table"
            part={PriceTable}
            props={{ certification, price, workshop: offered?.here ? offered.workshop : null }}
          />
        ),
        hours: otherHours && <Text>{t('otherHours', { hours: words.hours(otherHours) })}</Text>,
      }}
    >
      <CachedPart name="workshop-head" part={WorkshopHead} props={{ certification, title, cover, offered, ...head }} />
      {/* src/frame/browser/page.ts marks the current section. */}
      <nav className={styles.bar} aria-label={t('sections')} data-marks-section>
        <Wrap>
          <ul className={styles.links}>
            {[own, ...anchors].map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Wrap>
      </nav>
      {children}
      <Blocks blocks={otherHours ? withHours(blocks.slice(cover.length)) : blocks.slice(cover.length)} isRest />
    </ComponentBlocksProvider>
  )
}

interface WorkshopHeadProps
  extends Pick<WorkshopArticleProps, 'certification' | 'title' | 'breadcrumb' | 'facts' | 'offered'> {
  /** The cover of the content; none without content. */
  cover: readonly Block[]
}

function WorkshopHead({ certification, title, cover, offered, ...head }: WorkshopHeadProps) {
  const sticker = stickerOf(certification)
  const offer = offered && <SeatCard {...offered} />
  return cover.length > 0 ? (
    <Blocks blocks={cover} head={{ kind: 'sky', sticker, offer, edge: 'flat', ...head }} />
  ) : (
    <PageHead title={title} sticker={sticker} offer={offer} edge="flat" {...head} />
  )
}

/** Without a date, VAT is shown as for online workshops in Austria. */
const online: TaxedProduct = { kind: 'live-online' }

interface PriceTableProps {
  certification: CertificationSlug
  price: KindPrice
  /** The date of the page, which decides the VAT; null for all dates. */
  workshop: WorkshopView | null
}

/** The price for one, two and three people (docs/product.md#three-for-two), and the add-on price of the introduction. */
function PriceTable({ certification, price: { from: price, varies }, workshop }: PriceTableProps) {
  const t = useTranslations('workshop.pricing')
  const from = useTranslations('workshops')
  const language = useLocale()
  const { prices, vat } = useSiteSettings()
  const { buyer } = useBuyer()
  const on = viennaDay(new Date().toISOString())
  const taxed = workshop?.live ? taxedDelivery({ ...workshop, ...workshop.live }) : { product: online, on }
  const shown = (net: Cents, { product, on: day }: { product: TaxedProduct; on: IsoDate }) =>
    formatPrice(buyer === 'private' ? privatePrice(net, product, { on: day, rates: vat }).gross : net, language)
  const money = (net: Cents) => shown(net, taxed)
  const atLeast = (net: Cents) => (varies ? from('from', { price: money(net) }) : money(net))
  const { gross, rate } = privatePrice(price, taxed.product, { on: taxed.on, rates: vat })
  const forPrivate = { gross: formatPrice(gross, language), rate: formatRate(rate, language) }
  const course = { product: { kind: 'on-demand' } as const, on }
  const groups = [t('alone'), t('two'), t('three')].map((head, index) => {
    const people = index + 1
    const free = freeSeats(people)
    return {
      head,
      note: free > 0 ? t('threeForTwo') : undefined,
      cells: [
        free > 0 ? <s key="normal">{atLeast(people * price)}</s> : atLeast(people * price),
        atLeast((people - free) * price),
      ],
      highlighted: free > 0,
    }
  })
  const addOn = {
    head: t('addOn'),
    note: t('addOnText'),
    cells: [<s key="normal">{shown(prices.tickets.flin, course)}</s>, shown(prices.introduction, course)],
  }
  const added = (cents: Cents) => `+ ${money(cents)}`
  const here = workshop?.live?.delivery === 'online' ? 'online' : 'onSite'
  const ways = workshop ? ([here] as const) : (['onSite', 'online'] as const)
  const discover = ways.map((how) => ({
    head: t(`discover.${how}`),
    note: t('discover.text'),
    cells: [null, added(prices.discover[how])],
  }))
  const rows = [
    ...groups,
    ...(offersDiscover(certification) ? discover : []),
    ...(offersIntroduction(certification) ? [addOn] : []),
  ]
  return (
    <Stack gap="small">
      <Table caption={t('caption')} columns={[t('come'), t('normal'), t('pay')]} rows={rows} />
      <Text size="small" tone="quiet">
        {buyer === 'private' ? t('notePrivate') : t('note', forPrivate)}
      </Text>
    </Stack>
  )
}

interface SeatCardProps {
  workshop: WorkshopView
  /** Whether this is the page of the date itself; otherwise it is the next of its kind. */
  here: boolean
}

/** In the head of a workshop page: seat price, date, trainer, free seats, and the button. */
function SeatCard({ workshop, here }: SeatCardProps) {
  const t = useTranslations('workshop')
  const words = useWorkshopWords()
  const seats = useSeatsText()(workshop)
  const action = useSeatAction()(workshop, { here })
  const facts: Fact[] = [
    { label: t(here ? 'facts.date' : 'offer.next'), value: `${words.dates(workshop)}, ${words.place(workshop)}` },
  ]
  if (seats) facts.push({ label: t('facts.seats'), value: seats })
  if (workshop.trainers.length > 0) facts.push({ label: t('facts.trainers'), value: words.trainers(workshop) })
  return (
    <section className={styles.card} aria-label={t('offer.label')}>
      <div className={styles.cardHead}>
        <SeatPrice workshop={workshop} />
        <div className={styles.sticker}>
          <Sticker src={stickerOf(workshop.certification)} size="small" />
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.action}>
        <ButtonLink kind="primary" wide href={action.href}>
          {action.label}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The seat price in large type: net, or with VAT for consumers. The other price is a button that switches to it. */
function SeatPrice({ workshop }: { workshop: WorkshopView }) {
  const t = useTranslations('workshop.offer')
  const { net, gross, rate } = useSeatPrice()(workshop)
  const { buyer, pathname, others } = useBuyer()
  const isPrivate = buyer === 'private' && gross !== null
  // Elsewhere than on site, the VAT of an order is that of the buyer's country.
  const where = workshop.live?.delivery === 'on-site' ? 'here' : 'austrian'
  return (
    <div className={styles.price}>
      <b>{isPrivate ? gross : net}</b>
      <span>{isPrivate ? t('privateFirst', { rate, where }) : t('net')}</span>
      {gross && (
        // A form instead of a link, so that search engines see no second page.
        <form action={pathname}>
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" name={buyerParameter} value={isPrivate ? 'company' : 'private'}>
            {isPrivate ? t('companies', { net }) : t('gross', { gross, rate, where })}
          </button>
        </form>
      )}
    </div>
  )
}
