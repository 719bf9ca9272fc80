import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { confirmConsent, consentByLink, withdrawConsent } from '#features/certificates/consent.ts'
import { servicePortsContext } from '#features/context.ts'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { workshopView } from '#features/workshops/site/workshop-view.ts'
import { ConfirmPage } from '#forms/confirm-page.tsx'
import { formBody } from '#forms/read-form.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta, pressed } from '#frame/personal-page.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/certificate-accept'

export const headers = personalHeaders
export const meta = personalMeta

/** `/{lang}/dsgvo/accept/{token}` (docs/product.md#certificate-consent). A GET changes nothing, because mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const found = orNotFound(await consentByLink(ports.reads, params.token, ports.clock.now()))
  const { answer, wording, confirmedAt, withdrawn } = found.consent
  return {
    ...head,
    title: messagesOf(language).consentPage.acceptTitle,
    workshop: workshopView({ date: found.date, left: 0 }, language, now()),
    answer,
    wording,
    confirmed: confirmedAt !== null,
    withdrawn: withdrawn !== null,
    absent: found.absent,
  }
}

/** Confirms, or with `wish=take-back` withdraws. Idempotent. 409 after another answer was confirmed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const found = orNotFound(await consentByLink(ports.reads, params.token, ports.clock.now()))
  const wish = (await formBody(request)).get('wish')
  return pressed(facts, async () => {
    const result =
      wish === 'take-back'
        ? await withdrawConsent(ports, {
            consentId: found.consent.id,
            wording: messagesOf(language).consentPage.takeBackWording,
          })
        : await confirmConsent(ports, found.consent.id)
    if (result.outcome === 'done') return { path: `/${language}/dsgvo/accept/${params.token}` }
    if (result.refusal.reason === 'decided') return { problem: 'final' }
    throw data(null, { status: 404 })
  })
}

export default function CertificateAccept({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('consentPage')
  const words = useWorkshopWords()
  const { workshop, answer, wording, confirmed, withdrawn, absent } = loaderData
  const { email } = useSiteSettings().company
  const { state } = workshop.availability
  // Only this page, behind the link of the participant, mentions the attendance.
  const when = state === 'over' && absent ? 'absent' : state
  const facts = [{ label: workshop.title, value: words.dates(workshop) }]
  const lede = (text: string) => (
    <>
      <p>{text}</p>
      <p>
        {t('answered')}: <q>{wording}</q>
      </p>
    </>
  )
  const problem = actionData && {
    title: t('failedTitle'),
    text: t(actionData.problem === 'final' ? 'alreadyFinal' : 'failed'),
  }
  if (withdrawn)
    return <PageHead kicker={t('kicker')} title={t('withdrawn')} lede={<p>{t('withdrawnText')}</p>} facts={facts} />
  if (confirmed && answer === 'no')
    return <PageHead kicker={t('kicker')} title={t('confirmedNo')} lede={lede(t('confirmedNoText'))} facts={facts} />
  if (confirmed)
    return (
      <ConfirmPage
        kicker={t('kicker')}
        title={t('confirmedYes')}
        lede={lede(t('confirmedYesText', { when, email }))}
        facts={facts}
        problem={problem}
        button={
          <Button kind="secondary" name="wish" value="take-back">
            {t('takeBack')}
          </Button>
        }
      >
        <Heading level={2} size="part">
          {t('takeBackTitle')}
        </Heading>
        <Text>{t('takeBackText')}</Text>
        <Text>{t('takeBackWording')}</Text>
      </ConfirmPage>
    )
  return (
    <ConfirmPage
      kicker={t('kicker')}
      title={t('acceptTitle')}
      lede={lede(t('acceptLede'))}
      facts={facts}
      problem={problem}
      button={<Button kind="primary">{t('accept', { chosen: answer })}</Button>}
    >
      {answer === 'no' && <Notice tone="info" title={t('finalTitle')} text={t('final')} />}
    </ConfirmPage>
  )
}
