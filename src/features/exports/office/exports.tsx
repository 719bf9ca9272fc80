import { useTranslations } from 'use-intl'
import { exportFormats, exportKinds } from '#domain/export/table.ts'
import { servicePortsContext } from '#features/context.ts'
import { dateChoice, dateOptions } from '#features/workshops/office/date-row.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldRow, Select, TextInput } from '#ui/field.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/exports'

export const handle = { permission: 'export' } satisfies OfficeHandle

/** The exports; the files come from `export-file.ts`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ports = context.get(servicePortsContext)
  const { now } = context.get(clockContext)
  const { preferredLanguage } = context.get(requestContext)
  const today = now().toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  const choices = (await ports.reads.dates.choices(now())).map((date) => dateChoice(date))
  return {
    workshops: dateOptions(choices, messagesOf(preferredLanguage), preferredLanguage),
    from: today.with({ month: 1, day: 1 }).toString(),
    to: today.toString(),
    isWrong: new URL(request.url).searchParams.get('problem') === 'range',
  }
}

export const headers = () => noTraces

export default function Exports({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeExports')
  const { workshops, from, to, isWrong } = loaderData
  return (
    <OfficePage title={t('title')}>
      <Stack gap="large">
        <Text>{t('logged')}</Text>
        {isWrong && <Notice tone="alert" title={t('problem.range')} />}
        {exportKinds.map((kind) => (
          <Panel key={kind} title={t(`kind.${kind}.title`)}>
            {/* A plain form: what it answers is a file, and the page stays. */}
            <form method="post" action="/office/exports/file">
              <input type="hidden" name="kind" value={kind} />
              <Stack>
                <Text tone="quiet">{t(`kind.${kind}.text`)}</Text>
                <FieldRow>
                  <Field id={`${kind}-from`} label={t(`kind.${kind}.from`)} optional>
                    {(control) => (
                      <TextInput
                        {...control}
                        type="date"
                        name="from"
                        defaultValue={kind === 'participants' ? '' : from}
                        autoComplete="off"
                      />
                    )}
                  </Field>
                  <Field id={`${kind}-to`} label={t('to')} optional>
                    {(control) => (
                      <TextInput
                        {...control}
                        type="date"
                        name="to"
                        defaultValue={kind === 'participants' ? '' : to}
                        autoComplete="off"
                      />
                    )}
                  </Field>
                </FieldRow>
                {kind !== 'newsletter' && (
                  <Field id={`${kind}-workshop`} label={t('workshop')} optional>
                    {(control) => (
                      <Select
                        {...control}
                        name="workshop"
                        placeholder={t('all')}
                        options={workshops}
                        autoComplete="off"
                      />
                    )}
                  </Field>
                )}
                <Actions>
                  {exportFormats.map((format) => (
                    <Button key={format} kind="secondary" size="compact" name="format" value={format}>
                      {t(`format.${format}`)}
                    </Button>
                  ))}
                </Actions>
              </Stack>
            </form>
          </Panel>
        ))}
      </Stack>
    </OfficePage>
  )
}
