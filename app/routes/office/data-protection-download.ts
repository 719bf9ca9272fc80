import { data, redirect } from 'react-router'
import { lookUpForm } from '#domain/data-protection/office-forms.ts'
import { rolesFor } from '#domain/office/role.ts'
import { useCasesContext } from '../../context.ts'
import { readNamedForm } from '../../office/bookings/read-named-form.ts'
import { requireMember } from '../../office/require-member.ts'
import { noTraces } from '../personal/no-traces.ts'
import type { Route } from './+types/data-protection-download'

/** Everything that is known, for machines too (Art. 20 GDPR). That it was taken out stands in the log. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = await requireMember(context, ...rolesFor('protect-data'))
  const { dataProtection, now } = context.get(useCasesContext)
  const form = await readNamedForm(request, lookUpForm, ['address'])
  if (!form.ok) return redirect('/office/data-protection/file', 303)
  const { file } = await dataProtection.takeOut(form.value.address, member)
  const at = now()
  const { address, entries } = file
  const content = JSON.stringify({ address, at: at.toString(), entries }, null, 2)
  const day = at.toZonedDateTimeISO('Europe/Vienna').toPlainDate().toString()
  return new Response(content, {
    headers: {
      ...noTraces,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="data-protection-${day}.json"`,
    },
  })
}

/** There is nothing to see at the address alone. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireMember(context, ...rolesFor('protect-data'))
  throw data(null, { status: 404 })
}
