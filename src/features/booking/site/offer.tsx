import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { registrationToOffer } from '#features/booking/behind-link.ts'
import { offerRegistration } from '#features/booking/waitlist.ts'
import { servicePortsContext } from '#features/context.ts'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { PlainForm } from '#forms/form-place.tsx'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { AmountList, FactList } from '#ui/fact-list.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Actions, Section, Stack, WithAside } from '#ui/section.tsx'
import { BreakableAddress, Text } from '#ui/text.tsx'
import type { Route } from './+types/offer'
import { AskedParticipants } from './order-parts.tsx'
import { useQuoteRows } from './quote-rows.ts'
import { type RegistrationView, registrationView } from './registration-view.ts'

export const headers = personalHeaders
export const meta = personalMeta

/** Makes an offer to a party on the waitlist: `/{lang}/offer/{token}`, linked in the mail about the registration. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const found = orNotFound(await registrationToOffer(ports.reads, params.token))
  const view = registrationView(found, language, now())
  return { ...head, title: view.workshop.title, view }
}

/** Makes the offer, or answers 409 with the reason. Idempotent: the page shows the state of the registration. */
export async function action({ params, context }: Route.ActionArgs) {
  const ports = context.get(servicePortsContext)
  const { language } = pageRequest({ params, context })
  const found = orNotFound(await registrationToOffer(ports.reads, params.token))
  const outcome = await offerRegistration(ports, found.registration.id, 'organiser:office')
  const refusal = outcome.outcome === 'refused' ? outcome.refusal : null
  if (refusal?.reason === 'unknown') throw data(null, { status: 404 })
  if (refusal === null || refusal.reason === 'not-waiting') return redirect(`/${language}/offer/${params.token}`, 303)
  return data({ refusal }, { status: 409 })
}

export default function Offer({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useTranslations('registration')
  const { windows } = useSiteSettings()
  const refusal = actionData?.refusal
  return (
    <OfferSheet view={view}>
      {refusal && (
        <Notice tone="alert" title={t('refusalTitle')}>
          <Text>{t(`offer.refusal.${refusal.reason}`, { left: 'left' in refusal ? refusal.left : 0 })}</Text>
        </Notice>
      )}
      {view.state === 'waiting' && (
        <PlainForm>
          <Stack gap="medium">
            <Text>{t('offer.text', { count: view.seats, hours: windows.offerHours })}</Text>
            <Actions>
              <Button kind="primary">{t('offer.button')}</Button>
            </Actions>
          </Stack>
        </PlainForm>
      )}
    </OfferSheet>
  )
}

/** For the organiser: the party, and the price to offer. */
function OfferSheet({ view, children }: { view: RegistrationView; children: ReactNode }) {
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
                {
                  label: t('offer.booker'),
                  value: (
                    <>
                      {view.bookerName}, <BreakableAddress address={view.email} />
                    </>
                  ),
                },
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

/** The state of a registration that is no longer waiting. */
function useStatus({ state, until }: RegistrationView): string | null {
  const t = useTranslations('registration')
  const language = useLocale()
  if (state === 'waiting') return null
  if (state === 'over') return t('text.over')
  return t(`offer.state.${state}`, { end: until ? formatDeadline(until, language) : '' })
}
