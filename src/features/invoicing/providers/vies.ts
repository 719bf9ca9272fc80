import { z } from 'zod'
import { vatIdParts } from '#domain/tax/tax.ts'
import type { VatAnswer, VatRegister } from '../records.ts'

export interface ViesEndpoint {
  /** Where the REST API of VIES is, without a slash at the end: https://ec.europa.eu/taxation_customs/vies/rest-api */
  url: string
  /** Our own VAT id: only who names it gets a consultation number, the proof of having asked. */
  requester: () => Promise<string>
  timeoutMs?: number
}

/** Faults come as status 200 too, with `actionSucceed: false` or with the name of the fault in `userError`. */
const answerSchema = z.object({
  valid: z.boolean().optional(),
  userError: z.string().optional(),
  requestIdentifier: z.string().optional(),
  actionSucceed: z.boolean().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
})

/** VIES reports that the format of the id is invalid: that is an answer, unlike its faults. */
const notAnId = 'INVALID_INPUT'

export function viesRegister({ url, requester, timeoutMs = 20_000 }: ViesEndpoint): VatRegister {
  return {
    async ask(vatId) {
      const from = vatIdParts(await requester())
      const response = await fetch(`${url}/check-vat-number`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          ...vatIdParts(vatId),
          requesterMemberStateCode: from.countryCode,
          requesterNumber: from.vatNumber,
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      return answerOf(response)
    },
  }
}

/** For runs that ask no one. */
export const noRegister: VatRegister = { ask: async () => null }

async function answerOf(response: Response): Promise<VatAnswer> {
  const body = answerSchema.safeParse(await response.json().catch(() => null))
  if (!body.success) throw new Error(`VIES answered ${response.status} with something else`)
  const { valid, userError, requestIdentifier, errorWrappers } = body.data
  const fault = errorWrappers?.[0]?.error ?? (userError === 'VALID' || userError === 'INVALID' ? undefined : userError)
  if (fault === notAnId) return { valid: false }
  if (fault) throw new Error(`VIES cannot say now: ${faultName(fault)}`)
  if (!response.ok || valid === undefined) throw new Error(`VIES answered ${response.status} without an answer`)
  return { valid, consultationNumber: requestIdentifier || undefined }
}

/** The log gets only names of known faults, never what was sent. */
function faultName(fault: string): string {
  return /^[A-Z_]{1,60}$/.test(fault) ? fault : 'unknown fault'
}
