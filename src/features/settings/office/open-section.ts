import type { RouterContextProvider } from 'react-router'
import { type FormSection, sectionForms } from '#domain/settings/sections.ts'
import type { SettingsChange, SettingsSection, SiteSettings } from '#domain/settings/site-settings.ts'
import { settingsContext } from '#features/settings/context.ts'
import { settingsTitle } from './settings-title.ts'

/** How many changes a screen lists; the log has them all. */
const maxSteps = 10

/** One change as it travels to the browser. */
export interface ListedStep {
  version: number
  changedAt: string
  changedBy: string
  reason: string | null
  changes: SettingsChange[]
}

/** What the screen of a section needs, for owners only. */
export async function openSection<Section extends SettingsSection>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  section: Section,
): Promise<{ version: number; value: SiteSettings[Section]; steps: ListedStep[]; done: boolean }> {
  const office = context.get(settingsContext).settings
  const { settings, versions } = await office.versioned()
  const steps = (await office.history(section)).slice(0, maxSteps)
  return {
    version: versions[section],
    value: settings[section],
    steps: steps.map(({ changedAt, ...step }) => ({ ...step, changedAt: changedAt.toString() })),
    done: new URL(request.url).searchParams.has('done'),
  }
}

/** The same for a section with one form: its title and what is in its fields. */
export async function openForm<Section extends FormSection>(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  section: Section,
) {
  const opened = await openSection(args, section)
  return {
    ...opened,
    title: settingsTitle(args.context, section),
    fields: sectionForms[section].textsOf(opened.value),
  }
}
