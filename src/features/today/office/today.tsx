import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { siteGaps } from '#content/office/site-gaps.ts'
import { fields } from '#domain/form/field.ts'
import { may } from '#domain/office/member.ts'
import { isSample } from '#domain/settings/company-form.ts'
import { servicesContext } from '#features/context.ts'
import { useMailName } from '#features/mail-log/office/mail-rows.tsx'
import { TentativeBadge } from '#features/workshops/office/date-words.tsx'
import { chosenIn } from '#forms/form-action.ts'
import { formBody } from '#forms/read-form.ts'
import { requestContext } from '#frame/context.ts'
import { screensFor } from '#frame/office/guard-office.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { doneOf, OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { EmptyState } from '#lists/office-list.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { Badges } from '#ui/badge.tsx'
import { Part } from '#ui/section.tsx'
import type { Route } from './+types/today'
import styles from './today.module.css'
import { FailedList, FailedSignIns, OutstandingInvoices, RunningCard, SiteGapsCard, TodayList } from './today-cards.tsx'
import { type DateBar, todayView } from './today-view.ts'

export const handle = { permission: 'today' } satisfies OfficeHandle

const kinds = [
  'givenUp',
  'failingWebhooks',
  'disputes',
  'failedReturns',
  'partReturns',
  'withdrawals',
  'offers',
  'shares',
  'soldAgain',
  'toReturn',
  'calledOff',
  'belowMinimum',
  'withoutRoom',
  'followUps',
  'payments',
  'regional',
  'messages',
  'comments',
] as const

/** What needs a hand now. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const { preferredLanguage: language } = context.get(requestContext)
  const today = await context.get(officeContext).service.today(member)
  const mayOpen = screensFor(context)
  return {
    name: member.name,
    done: doneOf(request, ['again', 'not']),
    view: todayView(today, { mayOpen, language }),
    gaps: mayOpen('/office/links') ? await siteGaps(context) : [],
    deadLinks: mayOpen('/office/links') ? await deadLinksOf(context) : 0,
    sellsAsSample: mayOpen('/office/settings/company') && (await sellsAsSample(context)),
  }
}

/** Whether a site with data of its own still has the sample seller on its invoices. */
async function sellsAsSample(context: Route.LoaderArgs['context']): Promise<boolean> {
  const { settings, mode } = context.get(servicesContext)
  return mode.world === 'own' && isSample((await settings.current()).company)
}

/** How many links lead nowhere, as far as the pages were looked at. */
async function deadLinksOf(context: Route.LoaderArgs['context']): Promise<number> {
  const pages = await context.get(servicesContext).linkLook.found()
  return pages.reduce((sum, { links }) => sum + links.length, 0)
}

/** Retries a failed job or, with `webhook`, a failed webhook message. */
const tryAgainForm = fields({
  id: z.uuid({ error: 'errors.badForm' }),
  webhook: z.uuid({ error: 'errors.badForm' }).optional(),
})

/** Has something tried once more that was given up. Sent twice, it is under way already. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { service } = context.get(officeContext)
  const { id, webhook } = chosenIn(await formBody(request), tryAgainForm)
  if (webhook === undefined) return redirectDone((await service.tryAgain(id, member)).outcome === 'done')
  if (!may(member.role, 'connect')) throw data(null, { status: 403 })
  return redirectDone(await service.webhooks.sendAgain({ webhookId: webhook, deliveryId: id, only: 'failed' }, member))
}

function redirectDone(isTried: boolean) {
  return redirect(`/office?done=${isTried ? 'again' : 'not'}`, 303)
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeToday')
  const { name, view, gaps, deadLinks, sellsAsSample, done } = loaderData
  const mailName = useMailName()
  const givenUp = view.givenUp?.map((line) => ({ ...line, title: mailName(line.title) ?? line.title }))
  const lists = kinds.flatMap((kind) => {
    const lines = kind === 'givenUp' ? givenUp : view[kind]
    return lines && lines.length > 0 ? [{ kind, lines }] : []
  })
  // An invoice that is not due yet waits for no one here.
  const hasGaps = gaps.length + deadLinks > 0 || sellsAsSample
  // What stops mails or refunds comes before all else.
  const isDisturbed = Boolean(view.running?.problems.length)
  const hasSomething =
    lists.length > 0 || view.failed.length > 0 || hasGaps || Boolean(view.outstanding?.overdue) || isDisturbed
  return (
    <OfficePage
      done={done && <SuccessBanner title={t(`failed.done.${done}`)} />}
      title={t('title')}
      lede={hasSomething && <p>{t('lede', { name })}</p>}
    >
      {!hasSomething && (
        <EmptyState title={t('nothing')}>
          <p>{t('nothingText')}</p>
        </EmptyState>
      )}
      {(hasSomething || view.outstanding || view.running || view.failedSignIns.length > 0) && (
        <div className={styles.lists}>
          {isDisturbed && view.running && <RunningCard running={view.running} />}
          {view.failed.length > 0 && <FailedList lines={view.failed} />}
          {lists.map(({ kind, lines }) => (
            <TodayList key={kind} title={t(`lists.${kind}`)} lines={lines} />
          ))}
          {hasGaps && <SiteGapsCard gaps={gaps} deadLinks={deadLinks} sellsAsSample={sellsAsSample} />}
          {view.outstanding && <OutstandingInvoices outstanding={view.outstanding} />}
          {!isDisturbed && view.running && <RunningCard running={view.running} />}
          {view.failedSignIns.length > 0 && <FailedSignIns tried={view.failedSignIns} />}
        </div>
      )}
      {view.dates && view.dates.length > 0 && (
        <Part title={t('dates')}>
          <DatesChart dates={view.dates} />
        </Part>
      )}
    </OfficePage>
  )
}

/** Seats and revenue of the dates to come: a table whose numbers are drawn as well. */
function DatesChart({ dates }: { dates: readonly DateBar[] }) {
  const t = useTranslations('officeToday')
  const hasRevenue = dates.some(({ revenue }) => revenue !== null)
  return (
    <OfficeTable
      caption={t('dates')}
      columns={[t('date'), t('seats'), ...(hasRevenue ? [t('revenue')] : [])]}
      rows={dates.map(({ key, title, href, taken, seats, revenue, revenueShare, isTentative }) => ({
        key,
        head: (
          <Badges>
            {href ? <a href={href}>{title}</a> : title}
            {isTentative && <TentativeBadge />}
          </Badges>
        ),
        cells: [
          <span key="seats" className={styles.figure}>
            {t('taken', { taken, seats })}
            <Bar share={seats === 0 ? 0 : taken / seats} tone="seats" />
          </span>,
          ...(revenue === null
            ? []
            : [
                <span key="revenue" className={styles.figure}>
                  {revenue}
                  <Bar share={revenueShare} tone="revenue" />
                </span>,
              ]),
        ],
      }))}
    />
  )
}

interface BarProps {
  /** 0 to 1. */
  share: number
  tone: 'seats' | 'revenue'
}

const length = 160

/** A number once more, as a length. It is beside the number itself, so it is silent. */
function Bar({ share, tone }: BarProps) {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * length)
  return (
    <svg className={styles.bar} viewBox={`0 0 ${length} 6`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} width={length} height="6" />
      <rect className={styles[tone]} width={filled} height="6" />
    </svg>
  )
}
