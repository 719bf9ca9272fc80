import { z } from 'zod'
import { fields } from '../form/field.ts'
import { versionField } from './version-field.ts'
import type { Windows } from './windows.ts'

/**
 * From where to where each window may go. A card page of the provider lives for half an hour at least; the reminder is 'about a week
 * before' in everything that is said about it (docs/product.md#workshops).
 */
const windowLimits = {
  offerHours: { least: 12, most: 336 },
  paymentMinutes: { least: 30, most: 720 },
  reminderDays: { least: 5, most: 10 },
  invoiceDays: { least: 7, most: 60 },
  confirmHours: { least: 2, most: 72 },
  seatsPerSender: { least: 1, most: 500 },
  seatsPerAddress: { least: 1, most: 500 },
  seatsPerDate: { least: 1, most: 500 },
} as const satisfies Record<keyof Windows, { least: number; most: number }>

function whole({ least, most }: { least: number; most: number }, message: string) {
  return z
    .string({ error: message })
    .trim()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((count) => count >= least && count <= most, message)
}

/** The windows as the owner fills them in. */
export const windowsForm = fields({
  version: versionField,
  offerHours: whole(windowLimits.offerHours, 'officeSettings.errors.offerHours'),
  paymentMinutes: whole(windowLimits.paymentMinutes, 'officeSettings.errors.paymentMinutes'),
  reminderDays: whole(windowLimits.reminderDays, 'officeSettings.errors.reminderDays'),
  invoiceDays: whole(windowLimits.invoiceDays, 'officeSettings.errors.invoiceDays'),
  confirmHours: whole(windowLimits.confirmHours, 'officeSettings.errors.confirmHours'),
  seatsPerSender: whole(windowLimits.seatsPerSender, 'officeSettings.errors.seatsPer'),
  seatsPerAddress: whole(windowLimits.seatsPerAddress, 'officeSettings.errors.seatsPer'),
  seatsPerDate: whole(windowLimits.seatsPerDate, 'officeSettings.errors.seatsPer'),
})

export function windowsOfForm({ version: _, ...windows }: z.output<typeof windowsForm>): Windows {
  return windows
}

/** The form as it is opened. */
export function windowsFields(windows: Windows): Record<string, string> {
  return Object.fromEntries(Object.entries(windows).map(([name, value]) => [name, `${value}`]))
}
