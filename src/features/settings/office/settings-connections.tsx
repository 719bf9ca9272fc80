import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { providerName } from '#domain/payment/payment.ts'
import { connectionNames } from '#domain/settings/site-settings.ts'
import { servicesContext } from '#features/context.ts'
import { OfficeForm } from '#forms/office/office-form.tsx'
import { formBody } from '#forms/read-form.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { CompactButton } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/settings-connections'
import { SectionPage } from './section-screen.tsx'
import { settingsTitle } from './setting-words.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { mode, paymentProvider } = context.get(servicesContext)
  return { title: settingsTitle(context, 'connections'), mode, provider: providerName(paymentProvider) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formBody(request)
  const name = connectionNames.find((known) => known === form.get('intent'))
  if (!name) throw data(null, { status: 400 })
  return { name, state: await context.get(servicesContext).settings.checkConnection(name) }
}

const fine = ['works', 'in-test', 'stand-in']

export default function SettingsConnections({ loaderData: { mode, provider }, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings.connections')
  const texts = { mail: t(`mail.text.${mode.mail}`), payment: t(`payment.text.${mode.cards}`, { provider }) }
  return (
    <SectionPage title={t('title')} lede={t('lede')}>
      {connectionNames.map((name) => (
        <Stack key={name} gap="medium">
          <Heading level={2} size="part">
            {t(`${name}.title`)}
          </Heading>
          <Text>{texts[name]}</Text>
          {actionData?.name === name && (
            <Notice
              tone={fine.includes(actionData.state) ? 'info' : 'alert'}
              title={t(`${name}.states.${actionData.state}`, { provider })}
              headingLevel={3}
            />
          )}
          <OfficeForm intent={name} actions={<CompactButton>{t(`${name}.check`)}</CompactButton>} />
        </Stack>
      ))}
    </SectionPage>
  )
}
