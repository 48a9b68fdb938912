/** In the address of the picture while changes are planned on it, with the cloud that they are planned for. */
export const planParameter = 'plan'
