/** Whether this browser can turn what the server asks into its own dialogue. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Signs in with a passkey of this device. False when it was turned down, or the person changed their mind. */
export async function signInWithPasskey(): Promise<boolean> {
  const question: PublicKeyCredentialRequestOptionsJSON = await ask('sign-in', {})
  return take('sign-in', {}, () =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question) }),
  )
}

/** Makes a passkey on this device, under a name. */
export async function makePasskey(name: string): Promise<boolean> {
  const question: PublicKeyCredentialCreationOptionsJSON = await ask('register', {})
  return take('register', { name }, () =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question) }),
  )
}

type Step = 'register' | 'sign-in'

async function take(step: Step, fields: Record<string, string>, dialogue: () => Promise<Credential | null>) {
  try {
    const credential = await dialogue()
    if (!(credential instanceof PublicKeyCredential)) return false
    return (await ask(step, { ...fields, response: JSON.stringify(credential) })) === true
  } catch {
    // closed, timed out or turned down: browsers do not say which, so that no page learns it
    return false
  }
}

// What the server answers is its own word; a wrong one ends in the browser's dialogue.
// biome-ignore lint/suspicious/noExplicitAny: see above
async function ask(step: Step, fields: Record<string, string>): Promise<any> {
  const answer = await fetch(`/office/passkeys/${step}`, { method: 'POST', body: new URLSearchParams(fields) })
  return answer.json()
}
