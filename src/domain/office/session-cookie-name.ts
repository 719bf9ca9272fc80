/** What the cookie of a session is called in any case; reached by https, its name begins with `__Host-`. */
export const sessionCookieName = 'office.session_token='
