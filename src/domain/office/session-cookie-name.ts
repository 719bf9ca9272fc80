/** The name of the session cookie as a substring; on https it is prefixed with `__Host-`. */
export const sessionCookieName = 'office.session_token='
