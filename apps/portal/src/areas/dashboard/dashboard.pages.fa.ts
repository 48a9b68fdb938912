export const dashboardPagesText = {
  dashboard: 'پیشخوان',
  also: 'داشبورد خانه',
}
