// Written by `npm run gen` from the contract. Never edited by hand.
import type { NotificationListApiArg, NotificationListApiResponse, NotificationSeenAllApiArg, NotificationSeenAllApiResponse, NotificationSeenApiArg, NotificationSeenApiResponse, NotificationShortListApiArg, NotificationShortListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationList: build.query<
      NotificationListApiResponse,
      NotificationListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/notification/list`,
        params: {
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
          Search: queryArg.search,
          Sort: queryArg.sort,
        },
      }),
      providesTags: ["Notification"],
    }),
    notificationSeenAll: build.mutation<
      NotificationSeenAllApiResponse,
      NotificationSeenAllApiArg
    >({
      query: () => ({
        url: `/api/my/portal/notification/seen-all`,
        method: "PUT",
      }),
      invalidatesTags: ["Notification"],
    }),
    notificationSeen: build.mutation<
      NotificationSeenApiResponse,
      NotificationSeenApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/notification/seen/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: ["Notification"],
    }),
    notificationShortList: build.query<
      NotificationShortListApiResponse,
      NotificationShortListApiArg
    >({
      query: () => ({ url: `/api/my/portal/notification/short-list` }),
      providesTags: ["Notification"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalNotificationApi };
export const useNotificationListQuery = injectedRtkApi.useNotificationListQuery;
export const useLazyNotificationListQuery = injectedRtkApi.useLazyNotificationListQuery;
export const useNotificationSeenAllMutation = injectedRtkApi.useNotificationSeenAllMutation;
export const useNotificationSeenMutation = injectedRtkApi.useNotificationSeenMutation;
export const useNotificationShortListQuery = injectedRtkApi.useNotificationShortListQuery;
export const useLazyNotificationShortListQuery = injectedRtkApi.useLazyNotificationShortListQuery;
