export const operatorTicketsText = {
  /** As customers read whoever answers. */
  support: 'پشتیبانی',
}
