import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { bookingContext } from '#features/booking/context.ts'
import { PostForm } from '#forms/post-form.tsx'
import { clockContext, requestContext } from '#frame/context.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/offer'
import { OfferSheet } from './offer-sheet.tsx'
import { registrationView } from './registration-view.ts'

export const handle = { interactive: true } satisfies PageHandle

export const headers = personalHeaders
export const meta = personalMeta

/** The office offers seats to someone on the waitlist: `/{lang}/offer/{token}`, from the mail about the registration. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { registrationToOffer } = context.get(bookingContext)
  const { now } = context.get(clockContext)
  const language = pageLanguage(params, facts)
  const found = await registrationToOffer(params.token)
  if (!found) throw data(null, { status: 404 })
  const view = registrationView(found, language, now())
  return { language, siteUrl: facts.siteUrl, title: view.workshop.title, view }
}

/** Makes the offer, or answers 409 with the reason. Idempotent: the page shows the state of the registration. */
export async function action({ params, context }: Route.ActionArgs) {
  const { registrationToOffer, offerRegistration } = context.get(bookingContext)
  const language = pageLanguage(params, context.get(requestContext))
  const found = await registrationToOffer(params.token)
  if (!found) throw data(null, { status: 404 })
  const outcome = await offerRegistration(found.registration.id)
  const refusal = outcome.outcome === 'refused' ? outcome.refusal : null
  if (outcome.outcome === 'offered' || refusal?.reason === 'not-waiting')
    return redirect(`/${language}/offer/${params.token}`, 303)
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
        <PostForm>
          <Text>{t('offer.text', { count: view.seats, hours: windows.offerHours })}</Text>
          <Actions>
            <Button kind="primary">{t('offer.button')}</Button>
          </Actions>
        </PostForm>
      )}
    </OfferSheet>
  )
}
