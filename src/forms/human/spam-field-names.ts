/** A field that no human sees. Programs like to fill in what is called so. */
export const honeypotField = 'website'
/** The signed timestamp of when the form was first touched; see `/form-ticket`. */
export const ticketField = 'ticket'
