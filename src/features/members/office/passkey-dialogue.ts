/** Whether this browser can turn what the server asks into its own dialogue. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Signs in with a passkey of this device. False when it was refused or cancelled. */
export async function signInWithPasskey(): Promise<boolean> {
  const question: PublicKeyCredentialRequestOptionsJSON | null = await ask('sign-in', {})
  if (!question) return false
  const isIn = await take('sign-in', {}, () =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question) }),
  )
  return isIn === true
}

/** Creates a passkey on this device, under a name; `here` when the device has one of this account already. */
export async function makePasskey(
  name: string,
  password: string,
): Promise<'made' | 'here' | 'failed' | 'wrong-password'> {
  const question: PublicKeyCredentialCreationOptionsJSON | null | undefined = await ask('register', { password })
  if (!question) return question === null ? 'wrong-password' : 'failed'
  const isMade = await take('register', { name }, () =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question) }),
  )
  if (isMade === 'here') return 'here'
  return isMade ? 'made' : 'failed'
}

type Step = 'register' | 'sign-in'

async function take(step: Step, fields: Record<string, string>, dialogue: () => Promise<Credential | null>) {
  try {
    const credential = await dialogue()
    if (!(credential instanceof PublicKeyCredential)) return false
    return (await ask(step, { ...fields, response: JSON.stringify(credential) })) === true
  } catch (error) {
    // the one reason that a browser names, and only once the person has agreed (WebAuthn §5.1.3)
    if (error instanceof DOMException && error.name === 'InvalidStateError') return 'here'
    // closed, timed out or refused: browsers do not reveal which to the page
    return false
  }
}

// The answer of the server is trusted; a wrong one ends in the browser's dialogue. Null is a refusal, undefined an answer that is no JSON:
// no network, or a session that has ended meanwhile.
// biome-ignore lint/suspicious/noExplicitAny: see above
async function ask(step: Step, fields: Record<string, string>): Promise<any> {
  try {
    const answer = await fetch(`/office/passkeys/${step}`, { method: 'POST', body: new URLSearchParams(fields) })
    return await answer.json()
  } catch {
    return undefined
  }
}
