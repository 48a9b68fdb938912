// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    domainChangeContact: build.mutation<
      DomainChangeContactApiResponse,
      DomainChangeContactApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/change-contact/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.changeContactModel,
      }),
      invalidatesTags: ["Domain", "Operation"],
    }),
    domainChangeNs: build.mutation<
      DomainChangeNsApiResponse,
      DomainChangeNsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/change-ns/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.changeNsModel,
      }),
      invalidatesTags: ["Domain", "Operation"],
    }),
    domainCheckDomain: build.mutation<
      DomainCheckDomainApiResponse,
      DomainCheckDomainApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/check-domain`,
        method: "POST",
        body: queryArg.checkDomainModel,
      }),
      invalidatesTags: [],
    }),
    domainDelete: build.mutation<DomainDeleteApiResponse, DomainDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Domain", "Operation"],
    }),
    domainGetStatus: build.query<
      DomainGetStatusApiResponse,
      DomainGetStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/get-status/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Domain"],
    }),
    domainGet: build.query<DomainGetApiResponse, DomainGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Domain"],
    }),
    domainList: build.query<DomainListApiResponse, DomainListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/list`,
      }),
      providesTags: ["Domain"],
    }),
    domainRegister: build.mutation<
      DomainRegisterApiResponse,
      DomainRegisterApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/register`,
        method: "POST",
        body: queryArg.registerDomainModel,
      }),
      invalidatesTags: ["Domain", "Invoice", "Wallet", "Operation"],
    }),
    domainRenew: build.mutation<DomainRenewApiResponse, DomainRenewApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/renew/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        body: queryArg.renewDomainModel,
      }),
      invalidatesTags: ["Domain", "Invoice", "Wallet", "Operation"],
    }),
    domainResendVerification: build.mutation<
      DomainResendVerificationApiResponse,
      DomainResendVerificationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/domain/resend-verification/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
      }),
      invalidatesTags: [],
    }),
    dnsHostChangeCdnType: build.mutation<
      DnsHostChangeCdnTypeApiResponse,
      DnsHostChangeCdnTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/change-cdn-type/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.changeCdnTypeModel,
      }),
      invalidatesTags: ["DnsCdnHost", "CdnHost", "Operation"],
    }),
    dnsHostChangeEdgeCertType: build.mutation<
      DnsHostChangeEdgeCertTypeApiResponse,
      DnsHostChangeEdgeCertTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/change-edge-cert-type/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.changeEdgeCertTypeModel,
      }),
      invalidatesTags: ["DnsCdnHost", "CdnHost", "Operation"],
    }),
    dnsHostChangeHsts: build.mutation<
      DnsHostChangeHstsApiResponse,
      DnsHostChangeHstsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/change-hsts/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.changeHstsModel,
      }),
      invalidatesTags: ["DnsCdnHost", "CdnHost", "Operation"],
    }),
    dnsHostChangeHttpsRedirect: build.mutation<
      DnsHostChangeHttpsRedirectApiResponse,
      DnsHostChangeHttpsRedirectApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/change-https-redirect/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.changeHttpsRedirectModel,
      }),
      invalidatesTags: ["DnsCdnHost", "CdnHost", "Operation"],
    }),
    dnsHostChangeNonWwwRedirect: build.mutation<
      DnsHostChangeNonWwwRedirectApiResponse,
      DnsHostChangeNonWwwRedirectApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/change-non-www-redirect/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.changeNonWwwRedirectModel,
      }),
      invalidatesTags: ["DnsCdnHost", "CdnHost", "Operation"],
    }),
    dnsHostChangeOriginCertType: build.mutation<
      DnsHostChangeOriginCertTypeApiResponse,
      DnsHostChangeOriginCertTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/change-origin-cert-type/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.changeOriginCertTypeModel,
      }),
      invalidatesTags: ["DnsCdnHost", "CdnHost", "Operation"],
    }),
    dnsHostCheck: build.mutation<DnsHostCheckApiResponse, DnsHostCheckApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/check`,
        method: "POST",
        body: queryArg.checkDnsCdnModel,
      }),
      invalidatesTags: [],
    }),
    dnsHostCreate: build.mutation<
      DnsHostCreateApiResponse,
      DnsHostCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/create`,
        method: "POST",
        body: queryArg.createDnsCdnModel,
      }),
      invalidatesTags: ["DnsCdnHost", "CdnHost", "Operation"],
    }),
    dnsHostDelete: build.mutation<
      DnsHostDeleteApiResponse,
      DnsHostDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["DnsCdnHost", "CdnHost", "Operation"],
    }),
    dnsHostGetAnalytic: build.query<
      DnsHostGetAnalyticApiResponse,
      DnsHostGetAnalyticApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/get-analytic/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          PeriodId: queryArg.periodId,
        },
      }),
      providesTags: [],
    }),
    dnsHostGetNs: build.query<DnsHostGetNsApiResponse, DnsHostGetNsApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/get-ns/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["DnsCdnHost"],
    }),
    dnsHostGet: build.query<DnsHostGetApiResponse, DnsHostGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["CdnHost"],
    }),
    dnsHostList: build.query<DnsHostListApiResponse, DnsHostListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/list`,
      }),
      providesTags: ["DnsCdnHost"],
    }),
    cdnRouteDelete: build.mutation<
      CdnRouteDeleteApiResponse,
      CdnRouteDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/cdn-route/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["CdnRoute", "ProxyStatus", "Operation"],
    }),
    cdnRouteEdit: build.mutation<CdnRouteEditApiResponse, CdnRouteEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/cdn-route/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editCdnRouteModel,
      }),
      invalidatesTags: ["CdnRoute", "Operation"],
    }),
    cdnRouteGet: build.query<CdnRouteGetApiResponse, CdnRouteGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/cdn-route/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["CdnRoute"],
    }),
    cdnRouteList: build.query<CdnRouteListApiResponse, CdnRouteListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/cdn-route/list`,
      }),
      providesTags: ["CdnRoute"],
    }),
    dnsRecordChangeProxy: build.mutation<
      DnsRecordChangeProxyApiResponse,
      DnsRecordChangeProxyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/dns-record/change-proxy/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
      }),
      invalidatesTags: [
        "ProxyStatus",
        "DNSRecordSetting",
        "EditRecordDialog",
        "CdnRoute",
        "Operation",
      ],
    }),
    dnsRecordCreate: build.mutation<
      DnsRecordCreateApiResponse,
      DnsRecordCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/dns-record/create`,
        method: "POST",
        body: queryArg.createDnsRecordModel,
      }),
      invalidatesTags: ["DNSRecordSetting", "CdnRoute", "Operation"],
    }),
    dnsRecordDelete: build.mutation<
      DnsRecordDeleteApiResponse,
      DnsRecordDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/dns-record/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["DNSRecordSetting", "CdnRoute", "Operation"],
    }),
    dnsRecordEdit: build.mutation<
      DnsRecordEditApiResponse,
      DnsRecordEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/dns-record/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editDnsRecordModel,
      }),
      invalidatesTags: [
        "DNSRecordSetting",
        "EditRecordDialog",
        "CdnRoute",
        "Operation",
      ],
    }),
    dnsRecordGet: build.query<DnsRecordGetApiResponse, DnsRecordGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/dns-record/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["EditRecordDialog"],
    }),
    dnsRecordList: build.query<DnsRecordListApiResponse, DnsRecordListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/dns-record/list`,
        params: {
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
          Search: queryArg.search,
          Sort: queryArg.sort,
        },
      }),
      providesTags: ["DNSRecordSetting", "ProxyStatus"],
    }),
    edgeCertCreate: build.mutation<
      EdgeCertCreateApiResponse,
      EdgeCertCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/edge-cert/create`,
        method: "POST",
      }),
      invalidatesTags: ["CdnCert", "Operation"],
    }),
    edgeCertCreateUserCert: build.mutation<
      EdgeCertCreateUserCertApiResponse,
      EdgeCertCreateUserCertApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/edge-cert/create-user-cert`,
        method: "POST",
        body: queryArg.createCdnEdgeUserCertModel,
      }),
      invalidatesTags: ["CdnCert", "Operation"],
    }),
    edgeCertGet: build.query<EdgeCertGetApiResponse, EdgeCertGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/edge-cert/get`,
      }),
      providesTags: ["CdnCert"],
    }),
    edgeCertGetUserCert: build.query<
      EdgeCertGetUserCertApiResponse,
      EdgeCertGetUserCertApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/edge-cert/get-user-cert`,
      }),
      providesTags: ["CdnCert"],
    }),
    originCertCreateUserCert: build.mutation<
      OriginCertCreateUserCertApiResponse,
      OriginCertCreateUserCertApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/origin-cert/create-user-cert`,
        method: "POST",
        body: queryArg.createCdnOriginUserCertModel,
      }),
      invalidatesTags: ["CdnCert", "Operation"],
    }),
    originCertGet: build.query<OriginCertGetApiResponse, OriginCertGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/origin-cert/get`,
      }),
      providesTags: ["CdnCert"],
    }),
    originCertGetUserCert: build.query<
      OriginCertGetUserCertApiResponse,
      OriginCertGetUserCertApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.dnsCdnHostId))}/origin-cert/get-user-cert`,
      }),
      providesTags: ["CdnCert"],
    }),
    webHostCheckDomain: build.mutation<
      WebHostCheckDomainApiResponse,
      WebHostCheckDomainApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/web-host/check-domain`,
        method: "POST",
        body: queryArg.checkWebHostDomainModel,
      }),
      invalidatesTags: [],
    }),
    webHostCreate: build.mutation<
      WebHostCreateApiResponse,
      WebHostCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/web-host/create`,
        method: "POST",
        body: queryArg.createWebHostModel,
      }),
      invalidatesTags: ["WebHost", "Operation"],
    }),
    webHostDelete: build.mutation<
      WebHostDeleteApiResponse,
      WebHostDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/web-host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["WebHost", "Operation"],
    }),
    webHostEdit: build.mutation<WebHostEditApiResponse, WebHostEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/web-host/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editWebHostModel,
      }),
      invalidatesTags: ["WebHost", "Operation"],
    }),
    webHostGetLoginSession: build.query<
      WebHostGetLoginSessionApiResponse,
      WebHostGetLoginSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/web-host/get-login-session/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: [],
    }),
    webHostGet: build.query<WebHostGetApiResponse, WebHostGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/web-host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["WebHost"],
    }),
    webHostList: build.query<WebHostListApiResponse, WebHostListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/dns-cdn/${encodeURIComponent(String(queryArg.projectId))}/web-host/list`,
      }),
      providesTags: ["WebHost"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dnsCdnApi };
export type DomainChangeContactApiResponse = /** status 200 OK */ Started;
export type DomainChangeContactApiArg = {
  projectId: number;
  id: number;
  changeContactModel: ChangeContactModel;
};
export type DomainChangeNsApiResponse = /** status 200 OK */ Started;
export type DomainChangeNsApiArg = {
  projectId: number;
  id: number;
  changeNsModel: ChangeNsModel;
};
export type DomainCheckDomainApiResponse = unknown;
export type DomainCheckDomainApiArg = {
  projectId: number;
  checkDomainModel: CheckDomainModel;
};
export type DomainDeleteApiResponse = /** status 200 OK */ Started;
export type DomainDeleteApiArg = {
  projectId: number;
  id: number;
};
export type DomainGetStatusApiResponse = /** status 200 OK */ DomainStatus;
export type DomainGetStatusApiArg = {
  projectId: number;
  id: number;
};
export type DomainGetApiResponse = /** status 200 OK */ DomainDetail;
export type DomainGetApiArg = {
  projectId: number;
  id: number;
};
export type DomainListApiResponse = /** status 200 OK */ DomainListItem[];
export type DomainListApiArg = {
  projectId: number;
};
export type DomainRegisterApiResponse = /** status 200 OK */ Started;
export type DomainRegisterApiArg = {
  projectId: number;
  registerDomainModel: RegisterDomainModel;
};
export type DomainRenewApiResponse = /** status 200 OK */ Started;
export type DomainRenewApiArg = {
  projectId: number;
  id: number;
  renewDomainModel: RenewDomainModel;
};
export type DomainResendVerificationApiResponse = unknown;
export type DomainResendVerificationApiArg = {
  projectId: number;
  id: number;
};
export type DnsHostChangeCdnTypeApiResponse = /** status 200 OK */ Started;
export type DnsHostChangeCdnTypeApiArg = {
  projectId: number;
  id: number;
  changeCdnTypeModel: ChangeCdnTypeModel;
};
export type DnsHostChangeEdgeCertTypeApiResponse = /** status 200 OK */ Started;
export type DnsHostChangeEdgeCertTypeApiArg = {
  projectId: number;
  id: number;
  changeEdgeCertTypeModel: ChangeEdgeCertTypeModel;
};
export type DnsHostChangeHstsApiResponse = /** status 200 OK */ Started;
export type DnsHostChangeHstsApiArg = {
  projectId: number;
  id: number;
  changeHstsModel: ChangeHstsModel;
};
export type DnsHostChangeHttpsRedirectApiResponse =
  /** status 200 OK */ Started;
export type DnsHostChangeHttpsRedirectApiArg = {
  projectId: number;
  id: number;
  changeHttpsRedirectModel: ChangeHttpsRedirectModel;
};
export type DnsHostChangeNonWwwRedirectApiResponse =
  /** status 200 OK */ Started;
export type DnsHostChangeNonWwwRedirectApiArg = {
  projectId: number;
  id: number;
  changeNonWwwRedirectModel: ChangeNonWwwRedirectModel;
};
export type DnsHostChangeOriginCertTypeApiResponse =
  /** status 200 OK */ Started;
export type DnsHostChangeOriginCertTypeApiArg = {
  projectId: number;
  id: number;
  changeOriginCertTypeModel: ChangeOriginCertTypeModel;
};
export type DnsHostCheckApiResponse = unknown;
export type DnsHostCheckApiArg = {
  projectId: number;
  checkDnsCdnModel: CheckDnsCdnModel;
};
export type DnsHostCreateApiResponse = /** status 200 OK */ Started;
export type DnsHostCreateApiArg = {
  projectId: number;
  createDnsCdnModel: CreateDnsCdnModel;
};
export type DnsHostDeleteApiResponse = /** status 200 OK */ Started;
export type DnsHostDeleteApiArg = {
  projectId: number;
  id: number;
};
export type DnsHostGetAnalyticApiResponse = /** status 200 OK */ AnalyticResult;
export type DnsHostGetAnalyticApiArg = {
  projectId: number;
  id: number;
  /** 1 h1, 2 h3, 3 h6, 4 h12, 5 d1, 6 d3, 7 w1, 8 mo1 */
  periodId?: number;
};
export type DnsHostGetNsApiResponse = /** status 200 OK */ ZoneNs;
export type DnsHostGetNsApiArg = {
  projectId: number;
  id: number;
};
export type DnsHostGetApiResponse = /** status 200 OK */ ZoneDetail;
export type DnsHostGetApiArg = {
  projectId: number;
  id: number;
};
export type DnsHostListApiResponse = /** status 200 OK */ ZoneListItem[];
export type DnsHostListApiArg = {
  projectId: number;
};
export type CdnRouteDeleteApiResponse = /** status 200 OK */ Started;
export type CdnRouteDeleteApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  id: number;
};
export type CdnRouteEditApiResponse = /** status 200 OK */ Started;
export type CdnRouteEditApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  id: number;
  editCdnRouteModel: EditCdnRouteModel;
};
export type CdnRouteGetApiResponse = /** status 200 OK */ CdnRouteDetail;
export type CdnRouteGetApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  id: number;
};
export type CdnRouteListApiResponse = /** status 200 OK */ CdnRouteListItem[];
export type CdnRouteListApiArg = {
  projectId: number;
  dnsCdnHostId: number;
};
export type DnsRecordChangeProxyApiResponse = /** status 200 OK */ Started;
export type DnsRecordChangeProxyApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  id: number;
};
export type DnsRecordCreateApiResponse = /** status 200 OK */ Started;
export type DnsRecordCreateApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  createDnsRecordModel: CreateDnsRecordModel;
};
export type DnsRecordDeleteApiResponse = /** status 200 OK */ Started;
export type DnsRecordDeleteApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  id: number;
};
export type DnsRecordEditApiResponse = /** status 200 OK */ Started;
export type DnsRecordEditApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  id: number;
  editDnsRecordModel: EditDnsRecordModel;
};
export type DnsRecordGetApiResponse = /** status 200 OK */ DnsRecordDetail;
export type DnsRecordGetApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  id: number;
};
export type DnsRecordListApiResponse = /** status 200 OK */ DnsRecordListItem[];
export type DnsRecordListApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  /** From 1 */
  pageNumber?: number;
  pageSize?: number;
  search?: string;
  /** A field of the row; a leading dash turns the order round */
  sort?: string;
};
export type EdgeCertCreateApiResponse = /** status 200 OK */ Started;
export type EdgeCertCreateApiArg = {
  projectId: number;
  dnsCdnHostId: number;
};
export type EdgeCertCreateUserCertApiResponse = /** status 200 OK */ Started;
export type EdgeCertCreateUserCertApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  createCdnEdgeUserCertModel: CreateCdnEdgeUserCertModel;
};
export type EdgeCertGetApiResponse = /** status 200 OK */ CdnCertificate;
export type EdgeCertGetApiArg = {
  projectId: number;
  dnsCdnHostId: number;
};
export type EdgeCertGetUserCertApiResponse =
  /** status 200 OK */ CdnCertificate;
export type EdgeCertGetUserCertApiArg = {
  projectId: number;
  dnsCdnHostId: number;
};
export type OriginCertCreateUserCertApiResponse = /** status 200 OK */ Started;
export type OriginCertCreateUserCertApiArg = {
  projectId: number;
  dnsCdnHostId: number;
  createCdnOriginUserCertModel: CreateCdnOriginUserCertModel;
};
export type OriginCertGetApiResponse = /** status 200 OK */ CdnCertificate;
export type OriginCertGetApiArg = {
  projectId: number;
  dnsCdnHostId: number;
};
export type OriginCertGetUserCertApiResponse =
  /** status 200 OK */ CdnCertificate;
export type OriginCertGetUserCertApiArg = {
  projectId: number;
  dnsCdnHostId: number;
};
export type WebHostCheckDomainApiResponse = unknown;
export type WebHostCheckDomainApiArg = {
  projectId: number;
  checkWebHostDomainModel: CheckWebHostDomainModel;
};
export type WebHostCreateApiResponse = /** status 200 OK */ Started;
export type WebHostCreateApiArg = {
  projectId: number;
  createWebHostModel: CreateWebHostModel;
};
export type WebHostDeleteApiResponse = /** status 200 OK */ Started;
export type WebHostDeleteApiArg = {
  projectId: number;
  id: number;
};
export type WebHostEditApiResponse = /** status 200 OK */ Started;
export type WebHostEditApiArg = {
  projectId: number;
  id: number;
  editWebHostModel: EditWebHostModel;
};
export type WebHostGetLoginSessionApiResponse =
  /** status 200 OK */ WebHostLoginSession;
export type WebHostGetLoginSessionApiArg = {
  projectId: number;
  id: number;
};
export type WebHostGetApiResponse = /** status 200 OK */ WebHostDetail;
export type WebHostGetApiArg = {
  projectId: number;
  id: number;
};
export type WebHostListApiResponse = /** status 200 OK */ WebHostListItem[];
export type WebHostListApiArg = {
  projectId: number;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type ChangeContactModel = {
  name: string;
  country: string;
  province: string;
  city: string;
  street: string;
  postalCode: string;
  voice: string;
  email: string;
  fax?: string | null;
};
export type ChangeNsModel = {
  ns1: string;
  ns2: string;
};
export type CheckDomainModel = {
  domainName: string;
  /** Top-level domain without dot */
  ext: string;
};
export type DomainStatus = {
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId?: number;
};
export type DomainDetail = {
  id: number;
  domainName: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  type: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  name: string | null;
  organization: string | null;
  country: string | null;
  province: string | null;
  city: string | null;
  street: string | null;
  postalCode: string | null;
  voice: string | null;
  fax?: string | null;
  email: string | null;
  autoRenewal: boolean;
  isPremium: boolean;
  ns1: string | null;
  ns2: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate?: string | null;
};
export type DomainListItem = {
  id: number;
  domainName: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  type: string | null;
  ns1: string | null;
  ns2: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate?: string | null;
};
export type RegisterDomainModel = {
  domainName: string;
  /** Top-level domain without dot */
  ext: string;
  /** 10 register, 11 transfer */
  productId: number;
  name: string;
  country: string;
  province: string;
  city: string;
  street: string;
  postalCode: string;
  voice: string;
  email?: string | null;
  fax?: string | null;
  /** EPP code; a transfer needs it */
  authCode?: string | null;
  ns1: string;
  ns2: string;
  /** Absent: false */
  autoRenewal?: boolean;
};
export type RenewDomainModel = {
  years: number;
  /** Absent: unchanged */
  autoRenewal?: boolean | null;
};
export type ChangeCdnTypeModel = {
  /** 1 http, 2 httpsHttp, 3 httpsHttps */
  cdnTypeId: number;
};
export type ChangeEdgeCertTypeModel = {
  /** 1 cloud, 2 user */
  cdnEdgeCertTypeId: number;
};
export type ChangeHstsModel = {
  isHsts: boolean;
};
export type ChangeHttpsRedirectModel = {
  isHttpsRedirect: boolean;
};
export type ChangeNonWwwRedirectModel = {
  isNonWwwRedirect: boolean;
};
export type ChangeOriginCertTypeModel = {
  /** 1 cloud, 2 user */
  cdnHostOriginCertTypeId: number;
};
export type CheckDnsCdnModel = {
  /** Without www */
  zoneName: string;
};
export type CreateDnsCdnModel = {
  /** Without www */
  zoneName: string;
};
export type AnalyticSeries = {
  name?: string | null;
  /** Y values, aligned with categories */
  data?: number[] | null;
};
export type AnalyticResult = {
  /** X labels */
  categories?: string[] | null;
  series?: AnalyticSeries[] | null;
  /** GB, VM only */
  totalUpload?: number;
  /** GB, VM only */
  totalDownload?: number;
};
export type ZoneNs = {
  /** True once the zone is delegated to cloudNs */
  status?: boolean;
  /** Name servers the registry answers now */
  ns?: string[] | null;
  /** Name servers the customer must set */
  cloudNs?: string[] | null;
};
export type ZoneDetail = {
  id: number;
  customerId?: number;
  zoneName: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  status: string | null;
  /** 1 http, 2 httpsHttp, 3 httpsHttps */
  cdnTypeId: number;
  /** 1 cloud, 2 user */
  cdnEdgeCertTypeId: number;
  /** 1 cloud, 2 user */
  cdnOriginCertTypeId: number;
  isHsts: boolean;
  isHttpsRedirect: boolean;
  isNonWwwRedirect: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
};
export type ZoneListItem = {
  id: number;
  zoneName: string | null;
  isHsts: boolean;
  isHttpsRedirect: boolean;
  isNonWwwRedirect: boolean;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
};
export type EditCdnRouteModel = {
  host: string;
  /** 1 first, 2 random, 3 roundRobin, 4 leastRequests, 5 powerOfTwo */
  cdnLbPolicyId: number;
  maxConnectionsPerServer: number;
  /** Connect even if the certificate of the origin is invalid. Absent: false */
  acceptDangerCert?: boolean;
  destinations: {
    address: string;
  }[];
};
export type CdnDestination = {
  /** Origin address, host:port or URL */
  address: string;
};
export type CdnRouteDetail = {
  id: number;
  dnsCdnHostId: number;
  host: string | null;
  maxConnectionsPerServer: number;
  /** 1 first, 2 random, 3 roundRobin, 4 leastRequests, 5 powerOfTwo */
  cdnLbPolicyId: number;
  /** Connect even if the origin certificate is invalid */
  acceptDangerCert: boolean;
  destinations: CdnDestination[] | null;
};
export type CdnRouteListItem = {
  id: number;
  host: string | null;
  path: string | null;
  cdnLbPolicy: string | null;
  maxConnectionsPerServer?: number;
};
export type CreateDnsRecordModel = {
  /** Only for A, AAAA and CNAME. Absent: false */
  useProxy?: boolean;
  name: string;
  /** 1 A, 2 AAAA, 3 NS, 4 MX, 5 CNAME, 6 TXT, 7 PTR, 8 SRV, 9 CAA */
  type: number;
  /** 120 m2, 300 m5, 600 m10, 900 m15, 1800 m30, 3600 h1, 7200 h2 */
  ttl: number;
  value: string;
  preference?: string | null;
  /** CAA */
  flags?: string | null;
  /** CAA */
  tag?: ("issue" | "issuewild" | "iodef") | null;
  /** MX and SRV, 0-65535 */
  priority?: string | null;
  /** SRV, 0-65535 */
  weight?: string | null;
  /** SRV, 0-65535 */
  port?: string | null;
  target?: string | null;
  authority?: string | null;
};
export type EditDnsRecordModel = {
  /** Absent: unchanged */
  useProxy?: boolean | null;
  name: string;
  /** 1 A, 2 AAAA, 3 NS, 4 MX, 5 CNAME, 6 TXT, 7 PTR, 8 SRV, 9 CAA */
  type: number;
  /** 120 m2, 300 m5, 600 m10, 900 m15, 1800 m30, 3600 h1, 7200 h2 */
  ttl: number;
  value: string;
  preference?: string | null;
  /** CAA */
  flags?: string | null;
  /** CAA */
  tag?: ("issue" | "issuewild" | "iodef") | null;
  /** MX and SRV, 0-65535 */
  priority?: string | null;
  /** SRV, 0-65535 */
  weight?: string | null;
  /** SRV, 0-65535 */
  port?: string | null;
  target?: string | null;
  authority?: string | null;
};
export type DnsRecordDetail = {
  id: number;
  name: string | null;
  /** Name of the type */
  type: string | null;
  /** Seconds */
  ttl: number;
  value: string | null;
  preference?: string | null;
  flags?: string | null;
  tag?: string | null;
  priority?: string | null;
  weight?: string | null;
  port?: string | null;
  target?: string | null;
  authority?: string | null;
  useProxy?: boolean;
  isSystem?: boolean;
};
export type DnsRecordListItem = {
  id: number;
  name: string | null;
  /** Name of the type */
  type: string | null;
  /** Seconds */
  ttl: number;
  value: string | null;
  useProxy?: boolean;
  /** Created by the platform; no edit/delete */
  isSystem: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type CreateCdnEdgeUserCertModel = {
  keyPem: string;
  certPem: string;
};
export type CdnCertificate = {
  issuer?: string | null;
  commonName?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expirationDate?: string | null;
};
export type CreateCdnOriginUserCertModel = {
  keyPem: string;
  certPem: string;
};
export type CheckWebHostDomainModel = {
  domainName: string;
};
export type CreateWebHostModel = {
  domainName: string;
  productBundleId: number;
};
export type EditWebHostModel = {
  productBundleId: number;
};
export type WebHostLoginSession = {
  location: string | null;
};
export type WebHostDetail = {
  id: number;
  datacenter: string | null;
  domainName: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId?: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate?: string | null;
};
export type WebHostListItem = {
  id: number;
  datacenter: string | null;
  domainName: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId?: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate?: string | null;
};
export const useDomainChangeContactMutation = injectedRtkApi.useDomainChangeContactMutation;
export const useDomainChangeNsMutation = injectedRtkApi.useDomainChangeNsMutation;
export const useDomainCheckDomainMutation = injectedRtkApi.useDomainCheckDomainMutation;
export const useDomainDeleteMutation = injectedRtkApi.useDomainDeleteMutation;
export const useDomainGetStatusQuery = injectedRtkApi.useDomainGetStatusQuery;
export const useLazyDomainGetStatusQuery = injectedRtkApi.useLazyDomainGetStatusQuery;
export const useDomainGetQuery = injectedRtkApi.useDomainGetQuery;
export const useLazyDomainGetQuery = injectedRtkApi.useLazyDomainGetQuery;
export const useDomainListQuery = injectedRtkApi.useDomainListQuery;
export const useLazyDomainListQuery = injectedRtkApi.useLazyDomainListQuery;
export const useDomainRegisterMutation = injectedRtkApi.useDomainRegisterMutation;
export const useDomainRenewMutation = injectedRtkApi.useDomainRenewMutation;
export const useDomainResendVerificationMutation = injectedRtkApi.useDomainResendVerificationMutation;
export const useDnsHostChangeCdnTypeMutation = injectedRtkApi.useDnsHostChangeCdnTypeMutation;
export const useDnsHostChangeEdgeCertTypeMutation = injectedRtkApi.useDnsHostChangeEdgeCertTypeMutation;
export const useDnsHostChangeHstsMutation = injectedRtkApi.useDnsHostChangeHstsMutation;
export const useDnsHostChangeHttpsRedirectMutation = injectedRtkApi.useDnsHostChangeHttpsRedirectMutation;
export const useDnsHostChangeNonWwwRedirectMutation = injectedRtkApi.useDnsHostChangeNonWwwRedirectMutation;
export const useDnsHostChangeOriginCertTypeMutation = injectedRtkApi.useDnsHostChangeOriginCertTypeMutation;
export const useDnsHostCheckMutation = injectedRtkApi.useDnsHostCheckMutation;
export const useDnsHostCreateMutation = injectedRtkApi.useDnsHostCreateMutation;
export const useDnsHostDeleteMutation = injectedRtkApi.useDnsHostDeleteMutation;
export const useDnsHostGetAnalyticQuery = injectedRtkApi.useDnsHostGetAnalyticQuery;
export const useLazyDnsHostGetAnalyticQuery = injectedRtkApi.useLazyDnsHostGetAnalyticQuery;
export const useDnsHostGetNsQuery = injectedRtkApi.useDnsHostGetNsQuery;
export const useLazyDnsHostGetNsQuery = injectedRtkApi.useLazyDnsHostGetNsQuery;
export const useDnsHostGetQuery = injectedRtkApi.useDnsHostGetQuery;
export const useLazyDnsHostGetQuery = injectedRtkApi.useLazyDnsHostGetQuery;
export const useDnsHostListQuery = injectedRtkApi.useDnsHostListQuery;
export const useLazyDnsHostListQuery = injectedRtkApi.useLazyDnsHostListQuery;
export const useCdnRouteDeleteMutation = injectedRtkApi.useCdnRouteDeleteMutation;
export const useCdnRouteEditMutation = injectedRtkApi.useCdnRouteEditMutation;
export const useCdnRouteGetQuery = injectedRtkApi.useCdnRouteGetQuery;
export const useLazyCdnRouteGetQuery = injectedRtkApi.useLazyCdnRouteGetQuery;
export const useCdnRouteListQuery = injectedRtkApi.useCdnRouteListQuery;
export const useLazyCdnRouteListQuery = injectedRtkApi.useLazyCdnRouteListQuery;
export const useDnsRecordChangeProxyMutation = injectedRtkApi.useDnsRecordChangeProxyMutation;
export const useDnsRecordCreateMutation = injectedRtkApi.useDnsRecordCreateMutation;
export const useDnsRecordDeleteMutation = injectedRtkApi.useDnsRecordDeleteMutation;
export const useDnsRecordEditMutation = injectedRtkApi.useDnsRecordEditMutation;
export const useDnsRecordGetQuery = injectedRtkApi.useDnsRecordGetQuery;
export const useLazyDnsRecordGetQuery = injectedRtkApi.useLazyDnsRecordGetQuery;
export const useDnsRecordListQuery = injectedRtkApi.useDnsRecordListQuery;
export const useLazyDnsRecordListQuery = injectedRtkApi.useLazyDnsRecordListQuery;
export const useEdgeCertCreateMutation = injectedRtkApi.useEdgeCertCreateMutation;
export const useEdgeCertCreateUserCertMutation = injectedRtkApi.useEdgeCertCreateUserCertMutation;
export const useEdgeCertGetQuery = injectedRtkApi.useEdgeCertGetQuery;
export const useLazyEdgeCertGetQuery = injectedRtkApi.useLazyEdgeCertGetQuery;
export const useEdgeCertGetUserCertQuery = injectedRtkApi.useEdgeCertGetUserCertQuery;
export const useLazyEdgeCertGetUserCertQuery = injectedRtkApi.useLazyEdgeCertGetUserCertQuery;
export const useOriginCertCreateUserCertMutation = injectedRtkApi.useOriginCertCreateUserCertMutation;
export const useOriginCertGetQuery = injectedRtkApi.useOriginCertGetQuery;
export const useLazyOriginCertGetQuery = injectedRtkApi.useLazyOriginCertGetQuery;
export const useOriginCertGetUserCertQuery = injectedRtkApi.useOriginCertGetUserCertQuery;
export const useLazyOriginCertGetUserCertQuery = injectedRtkApi.useLazyOriginCertGetUserCertQuery;
export const useWebHostCheckDomainMutation = injectedRtkApi.useWebHostCheckDomainMutation;
export const useWebHostCreateMutation = injectedRtkApi.useWebHostCreateMutation;
export const useWebHostDeleteMutation = injectedRtkApi.useWebHostDeleteMutation;
export const useWebHostEditMutation = injectedRtkApi.useWebHostEditMutation;
export const useWebHostGetLoginSessionQuery = injectedRtkApi.useWebHostGetLoginSessionQuery;
export const useLazyWebHostGetLoginSessionQuery = injectedRtkApi.useLazyWebHostGetLoginSessionQuery;
export const useWebHostGetQuery = injectedRtkApi.useWebHostGetQuery;
export const useLazyWebHostGetQuery = injectedRtkApi.useLazyWebHostGetQuery;
export const useWebHostListQuery = injectedRtkApi.useWebHostListQuery;
export const useLazyWebHostListQuery = injectedRtkApi.useLazyWebHostListQuery;
