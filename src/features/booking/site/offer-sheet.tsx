import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { stickerOf } from '#features/workshops/site/sticker-of.ts'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import { AmountList } from '#ui/amount-list.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Panel } from '#ui/panel.tsx'
import { Section } from '#ui/section.tsx'
import { Stack } from '#ui/stack.tsx'
import { WithAside } from '#ui/with-aside.tsx'
import { AskedParticipants } from './asked-participants.tsx'
import { useQuoteRows } from './quote-rows.ts'
import type { RegistrationView } from './registration-view.ts'

/** For the organiser: the party, and the price to offer. */
export function OfferSheet({ view, children }: { view: RegistrationView; children: ReactNode }) {
  const t = useTranslations('registration')
  const words = useWorkshopWords()
  const rows = useQuoteRows()
  const { workshop, quote } = view
  const status = useStatus(view)
  return (
    <>
      <PageHead
        kicker={quote.region ? t('offer.regional', { region: quote.region }) : t('offer.full')}
        title={t('offer.heading', { count: view.seats })}
        lede={status && <p>{status}</p>}
        sticker={stickerOf(workshop.certification)}
        facts={[
          { label: workshop.title, value: words.dates(workshop) },
          { label: t('place'), value: words.place(workshop) },
        ]}
      />
      <Section>
        <WithAside
          aside={
            <Panel title={t('price')}>
              <AmountList rows={rows(quote)} />
            </Panel>
          }
        >
          <Stack gap="large">
            <FactList
              facts={[
                { label: t('offer.booker'), value: `${view.bookerName}, ${view.email}` },
                { label: t('offer.notes'), value: view.notes ?? t('offer.none') },
              ]}
            />
            <AskedParticipants participants={view.participants} />
            {children}
          </Stack>
        </WithAside>
      </Section>
    </>
  )
}

/** The state of a registration that does not wait any more. */
function useStatus({ state, until }: RegistrationView): string | null {
  const t = useTranslations('registration')
  const language = useLocale()
  if (state === 'waiting') return null
  if (state === 'over') return t('text.over')
  return t(`offer.state.${state}`, { end: until ? formatDeadline(until, language) : '' })
}
