// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiTokenCreate: build.mutation<
      ApiTokenCreateApiResponse,
      ApiTokenCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/api-token/create`,
        method: "POST",
        body: queryArg.createApiTokenModel,
      }),
      invalidatesTags: ["Session"],
    }),
    apiTokenDelete: build.mutation<
      ApiTokenDeleteApiResponse,
      ApiTokenDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/api-token/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Session"],
    }),
    apiTokenList: build.query<ApiTokenListApiResponse, ApiTokenListApiArg>({
      query: () => ({ url: `/api/my/account/api-token/list` }),
      providesTags: ["Session"],
    }),
    captcha: build.query<CaptchaApiResponse, CaptchaApiArg>({
      query: () => ({ url: `/api/my/account/captcha` }),
      providesTags: [],
    }),
    captchaQuestion: build.query<
      CaptchaQuestionApiResponse,
      CaptchaQuestionApiArg
    >({
      query: () => ({ url: `/api/my/account/captcha-question` }),
      providesTags: [],
    }),
    customerUserChangeCustomer: build.mutation<
      CustomerUserChangeCustomerApiResponse,
      CustomerUserChangeCustomerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/customer-user/change-customer`,
        method: "POST",
        body: queryArg.changeCustomerUserModel,
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    customerUserCreate: build.mutation<
      CustomerUserCreateApiResponse,
      CustomerUserCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/customer-user/create`,
        method: "POST",
        body: queryArg.createCustomerUserModel,
      }),
      invalidatesTags: ["Accessibility"],
    }),
    customerUserDelete: build.mutation<
      CustomerUserDeleteApiResponse,
      CustomerUserDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/customer-user/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Accessibility"],
    }),
    customerUserEdit: build.mutation<
      CustomerUserEditApiResponse,
      CustomerUserEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/customer-user/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editCustomerUserModel,
      }),
      invalidatesTags: ["Accessibility"],
    }),
    customerUserGet: build.query<
      CustomerUserGetApiResponse,
      CustomerUserGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/customer-user/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Accessibility"],
    }),
    customerUserList: build.query<
      CustomerUserListApiResponse,
      CustomerUserListApiArg
    >({
      query: () => ({ url: `/api/my/account/customer-user/list` }),
      providesTags: ["Accessibility"],
    }),
    customerConvertToLegal: build.mutation<
      CustomerConvertToLegalApiResponse,
      CustomerConvertToLegalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/customer/convert-to-legal`,
        method: "PUT",
        body: queryArg.convertCustomerToLegalModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    customerEdit: build.mutation<CustomerEditApiResponse, CustomerEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/customer/edit`,
        method: "PUT",
        body: queryArg.editCustomerModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    customerGet: build.query<CustomerGetApiResponse, CustomerGetApiArg>({
      query: () => ({ url: `/api/my/account/customer/get` }),
      providesTags: ["Profile"],
    }),
    customerList: build.query<CustomerListApiResponse, CustomerListApiArg>({
      query: () => ({ url: `/api/my/account/customer/list` }),
      providesTags: ["Profile"],
    }),
    emailChangeRead: build.mutation<
      EmailChangeReadApiResponse,
      EmailChangeReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/email-change/read`,
        method: "POST",
        body: queryArg.emailChangeTokenModel,
      }),
      invalidatesTags: [],
    }),
    emailChangeTakeBack: build.mutation<
      EmailChangeTakeBackApiResponse,
      EmailChangeTakeBackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/email-change/take-back`,
        method: "POST",
        body: queryArg.emailChangeTokenModel,
      }),
      invalidatesTags: [],
    }),
    forgot: build.mutation<ForgotApiResponse, ForgotApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/forgot`,
        method: "POST",
        body: queryArg.forgotModel,
      }),
      invalidatesTags: [],
    }),
    forgotConfirm: build.mutation<
      ForgotConfirmApiResponse,
      ForgotConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/forgot-confirm`,
        method: "POST",
        body: queryArg.forgotConfirmModel,
      }),
      invalidatesTags: [],
    }),
    invitationAccept: build.mutation<
      InvitationAcceptApiResponse,
      InvitationAcceptApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/invitation/accept`,
        method: "POST",
        body: queryArg.invitationTokenModel,
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    invitationDelete: build.mutation<
      InvitationDeleteApiResponse,
      InvitationDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/invitation/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Accessibility"],
    }),
    invitationList: build.query<
      InvitationListApiResponse,
      InvitationListApiArg
    >({
      query: () => ({ url: `/api/my/account/invitation/list` }),
      providesTags: ["Accessibility"],
    }),
    invitationRead: build.mutation<
      InvitationReadApiResponse,
      InvitationReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/invitation/read`,
        method: "POST",
        body: queryArg.invitationTokenModel,
      }),
      invalidatesTags: [],
    }),
    invitationResend: build.mutation<
      InvitationResendApiResponse,
      InvitationResendApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/invitation/resend/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
      }),
      invalidatesTags: ["Accessibility"],
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/login`,
        method: "POST",
        body: queryArg.loginModel,
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    loginGoogleCallback: build.mutation<
      LoginGoogleCallbackApiResponse,
      LoginGoogleCallbackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/login-google-callback`,
        method: "GET",
        params: {
          code: queryArg.code,
          state: queryArg.state,
        },
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    loginGoogleUrl: build.query<
      LoginGoogleUrlApiResponse,
      LoginGoogleUrlApiArg
    >({
      query: () => ({ url: `/api/my/account/login-google-url` }),
      providesTags: [],
    }),
    loginItoCallback: build.mutation<
      LoginItoCallbackApiResponse,
      LoginItoCallbackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/login-ito-callback`,
        method: "POST",
        params: {
          code: queryArg.code,
          state: queryArg.state,
        },
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    loginItoUrl: build.query<LoginItoUrlApiResponse, LoginItoUrlApiArg>({
      query: () => ({ url: `/api/my/account/login-ito-url` }),
      providesTags: [],
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/my/account/logout`, method: "POST" }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    passkeyLogin: build.mutation<PasskeyLoginApiResponse, PasskeyLoginApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/passkey-login`,
        method: "POST",
        body: queryArg.passkeyLoginModel,
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    passkeyLoginOptions: build.mutation<
      PasskeyLoginOptionsApiResponse,
      PasskeyLoginOptionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/passkey-login-options`,
        method: "POST",
        body: queryArg.passkeyLoginOptionsModel,
      }),
      invalidatesTags: [],
    }),
    passkeyCreate: build.mutation<
      PasskeyCreateApiResponse,
      PasskeyCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/passkey/create`,
        method: "POST",
        body: queryArg.createPasskeyModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    passkeyCreateOptions: build.mutation<
      PasskeyCreateOptionsApiResponse,
      PasskeyCreateOptionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/passkey/create-options`,
        method: "POST",
        body: queryArg.passkeyCreateOptionsModel,
      }),
      invalidatesTags: [],
    }),
    passkeyDelete: build.mutation<
      PasskeyDeleteApiResponse,
      PasskeyDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/passkey/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Profile"],
    }),
    passkeyEdit: build.mutation<PasskeyEditApiResponse, PasskeyEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/passkey/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editPasskeyModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    passkeyList: build.query<PasskeyListApiResponse, PasskeyListApiArg>({
      query: () => ({ url: `/api/my/account/passkey/list` }),
      providesTags: ["Profile"],
    }),
    profileChangePassword: build.mutation<
      ProfileChangePasswordApiResponse,
      ProfileChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/change-password`,
        method: "POST",
        body: queryArg.changePasswordModel,
      }),
      invalidatesTags: ["Profile", "Session"],
    }),
    profileConfirmEmail: build.mutation<
      ProfileConfirmEmailApiResponse,
      ProfileConfirmEmailApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/confirm-email`,
        method: "POST",
        body: queryArg.confirmEmailModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileConfirmPhoneNumber: build.mutation<
      ProfileConfirmPhoneNumberApiResponse,
      ProfileConfirmPhoneNumberApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/confirm-phone-number`,
        method: "POST",
        body: queryArg.confirmPhoneNumberModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileDisableSms: build.mutation<
      ProfileDisableSmsApiResponse,
      ProfileDisableSmsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/disable-sms`,
        method: "POST",
        body: queryArg.smsTwoFactorModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileDisableTotp: build.mutation<
      ProfileDisableTotpApiResponse,
      ProfileDisableTotpApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/disable-totp`,
        method: "POST",
        body: queryArg.totpTwoFactorModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileEdit: build.mutation<ProfileEditApiResponse, ProfileEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/profile/edit`,
        method: "PUT",
        body: queryArg.editProfileModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileEditEmail: build.mutation<
      ProfileEditEmailApiResponse,
      ProfileEditEmailApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/edit-email`,
        method: "PUT",
        body: queryArg.editEmailModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileEditEmailNotification: build.mutation<
      ProfileEditEmailNotificationApiResponse,
      ProfileEditEmailNotificationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/edit-email-notification`,
        method: "PUT",
        body: queryArg.editEmailNotifyModel,
      }),
      invalidatesTags: ["NotificationStatus"],
    }),
    profileEditPasskeyFactor: build.mutation<
      ProfileEditPasskeyFactorApiResponse,
      ProfileEditPasskeyFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/edit-passkey-factor`,
        method: "PUT",
        body: queryArg.twoFactorModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileEditPhoneNotification: build.mutation<
      ProfileEditPhoneNotificationApiResponse,
      ProfileEditPhoneNotificationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/edit-phone-notification`,
        method: "PUT",
        body: queryArg.editPhoneNotifyModel,
      }),
      invalidatesTags: ["NotificationStatus"],
    }),
    profileEditPhoneNumber: build.mutation<
      ProfileEditPhoneNumberApiResponse,
      ProfileEditPhoneNumberApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/edit-phone-number`,
        method: "PUT",
        body: queryArg.editPhoneNumberModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileEditTwoFactor: build.mutation<
      ProfileEditTwoFactorApiResponse,
      ProfileEditTwoFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/edit-two-factor`,
        method: "PUT",
        body: queryArg.twoFactorModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileEnableSms: build.mutation<
      ProfileEnableSmsApiResponse,
      ProfileEnableSmsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/enable-sms`,
        method: "PUT",
        body: queryArg.twoFactorModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileEnableSmsConfirm: build.mutation<
      ProfileEnableSmsConfirmApiResponse,
      ProfileEnableSmsConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/enable-sms-confirm`,
        method: "POST",
        body: queryArg.smsTwoFactorModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileEnableTotp: build.mutation<
      ProfileEnableTotpApiResponse,
      ProfileEnableTotpApiArg
    >({
      query: () => ({
        url: `/api/my/account/profile/enable-totp`,
        method: "POST",
      }),
      invalidatesTags: ["Profile"],
    }),
    profileEnableTotpConfirm: build.mutation<
      ProfileEnableTotpConfirmApiResponse,
      ProfileEnableTotpConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/profile/enable-totp-confirm`,
        method: "POST",
        body: queryArg.totpTwoFactorModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    profileGet: build.query<ProfileGetApiResponse, ProfileGetApiArg>({
      query: () => ({ url: `/api/my/account/profile/get` }),
      providesTags: ["Profile"],
    }),
    profileGetNotificationStatus: build.query<
      ProfileGetNotificationStatusApiResponse,
      ProfileGetNotificationStatusApiArg
    >({
      query: () => ({ url: `/api/my/account/profile/get-notification-status` }),
      providesTags: ["NotificationStatus"],
    }),
    recoveryCodesCreate: build.mutation<
      RecoveryCodesCreateApiResponse,
      RecoveryCodesCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/recovery-code/create`,
        method: "POST",
        body: queryArg.passwordAgainModel,
      }),
      invalidatesTags: ["Profile"],
    }),
    recoveryLogin: build.mutation<
      RecoveryLoginApiResponse,
      RecoveryLoginApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/recovery-login`,
        method: "POST",
        body: queryArg.recoveryLoginModel,
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/register`,
        method: "POST",
        body: queryArg.registerModel,
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    registerConfirm: build.mutation<
      RegisterConfirmApiResponse,
      RegisterConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/register-confirm`,
        method: "POST",
        body: queryArg.registerConfirmModel,
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    sessionDeleteOthers: build.mutation<
      SessionDeleteOthersApiResponse,
      SessionDeleteOthersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/session/delete-others`,
        method: "DELETE",
        params: {
          EndApiTokens: queryArg.endApiTokens,
        },
      }),
      invalidatesTags: ["Session"],
    }),
    sessionDelete: build.mutation<
      SessionDeleteApiResponse,
      SessionDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/session/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Session"],
    }),
    sessionGet: build.query<SessionGetApiResponse, SessionGetApiArg>({
      query: () => ({ url: `/api/my/account/session/get` }),
      providesTags: ["Profile", "Accessibility"],
    }),
    sessionList: build.query<SessionListApiResponse, SessionListApiArg>({
      query: () => ({ url: `/api/my/account/session/list` }),
      providesTags: ["Session"],
    }),
    signInOptions: build.query<SignInOptionsApiResponse, SignInOptionsApiArg>({
      query: () => ({ url: `/api/my/account/sign-in-options` }),
      providesTags: [],
    }),
    ssoLogin: build.mutation<SsoLoginApiResponse, SsoLoginApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/sso-login`,
        method: "POST",
        body: queryArg.ssoLoginModel,
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    ssoUrl: build.query<SsoUrlApiResponse, SsoUrlApiArg>({
      query: () => ({ url: `/api/my/account/sso-url` }),
      providesTags: [],
    }),
    stepUpGet: build.query<StepUpGetApiResponse, StepUpGetApiArg>({
      query: () => ({ url: `/api/my/account/step-up/get` }),
      providesTags: ["Profile"],
    }),
    stepUpPasskeyOptions: build.mutation<
      StepUpPasskeyOptionsApiResponse,
      StepUpPasskeyOptionsApiArg
    >({
      query: () => ({
        url: `/api/my/account/step-up/passkey-options`,
        method: "POST",
      }),
      invalidatesTags: [],
    }),
    stepUpProve: build.mutation<StepUpProveApiResponse, StepUpProveApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/step-up/prove`,
        method: "POST",
        body: queryArg.stepUpModel,
      }),
      invalidatesTags: [],
    }),
    stepUpSendCode: build.mutation<
      StepUpSendCodeApiResponse,
      StepUpSendCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/step-up/send-code`,
        method: "POST",
        body: queryArg.stepUpSendCodeModel,
      }),
      invalidatesTags: [],
    }),
    twoFactorLogin: build.mutation<
      TwoFactorLoginApiResponse,
      TwoFactorLoginApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/two-factor-login`,
        method: "POST",
        body: queryArg.twoFactorLoginModel,
      }),
      invalidatesTags: [
        "Accessibility",
        "CdnCert",
        "CdnHost",
        "CdnRoute",
        "ConfigMap",
        "DNSRecordSetting",
        "Deployment",
        "DnsCdnHost",
        "EditRecordDialog",
        "Ingress",
        "Issue",
        "KubernetesCluster",
        "LoadBalance",
        "NameSpace",
        "Network",
        "Notification",
        "NotificationStatus",
        "Profile",
        "ProxyStatus",
        "PublicIP",
        "SecretMap",
        "Storage",
        "Support",
        "SupportItems",
        "VmHost",
        "Vpc",
        "VpcNat",
        "WebHost",
        "BareMetal",
        "Bill",
        "Catalog",
        "Colocation",
        "Domain",
        "Invoice",
        "Key",
        "Operation",
        "Order",
        "Payment",
        "Project",
        "Session",
        "Wallet",
      ],
    }),
    twoFactorSms: build.mutation<TwoFactorSmsApiResponse, TwoFactorSmsApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/two-factor-sms`,
        method: "POST",
        body: queryArg.twoFactorSmsModel,
      }),
      invalidatesTags: [],
    }),
    userLog: build.query<UserLogApiResponse, UserLogApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/user-log`,
        params: {
          UserId: queryArg.userId,
          FromDate: queryArg.fromDate,
          ToDate: queryArg.toDate,
          ObjectKind: queryArg.objectKind,
          ObjectId: queryArg.objectId,
          Act: queryArg.act,
          PageNumber: queryArg.pageNumber,
          PageSize: queryArg.pageSize,
        },
      }),
      providesTags: ["Session"],
    }),
    userLogExport: build.query<UserLogExportApiResponse, UserLogExportApiArg>({
      query: (queryArg) => ({
        url: `/api/my/account/user-log/export`,
        params: {
          UserId: queryArg.userId,
          FromDate: queryArg.fromDate,
          ToDate: queryArg.toDate,
          ObjectKind: queryArg.objectKind,
          ObjectId: queryArg.objectId,
          Act: queryArg.act,
        },
      }),
      providesTags: [],
    }),
    userLogVerify: build.mutation<
      UserLogVerifyApiResponse,
      UserLogVerifyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/account/user-log/verify`,
        method: "POST",
        body: queryArg.verifyUserLogModel,
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountApi };
export type ApiTokenCreateApiResponse = /** status 200 OK */ ApiTokenSecret;
export type ApiTokenCreateApiArg = {
  createApiTokenModel: CreateApiTokenModel;
};
export type ApiTokenDeleteApiResponse = unknown;
export type ApiTokenDeleteApiArg = {
  id: number;
};
export type ApiTokenListApiResponse = /** status 200 OK */ ApiTokenListItem[];
export type ApiTokenListApiArg = void;
export type CaptchaApiResponse = /** status 200 OK */ Captcha;
export type CaptchaApiArg = void;
export type CaptchaQuestionApiResponse = /** status 200 OK */ CaptchaQuestion;
export type CaptchaQuestionApiArg = void;
export type CustomerUserChangeCustomerApiResponse = unknown;
export type CustomerUserChangeCustomerApiArg = {
  changeCustomerUserModel: ChangeCustomerUserModel;
};
export type CustomerUserCreateApiResponse = /** status 200 OK */ Started;
export type CustomerUserCreateApiArg = {
  createCustomerUserModel: CreateCustomerUserModel;
};
export type CustomerUserDeleteApiResponse = unknown;
export type CustomerUserDeleteApiArg = {
  id: number;
};
export type CustomerUserEditApiResponse = unknown;
export type CustomerUserEditApiArg = {
  id: number;
  editCustomerUserModel: EditCustomerUserModel;
};
export type CustomerUserGetApiResponse =
  /** status 200 OK */ CustomerUserDetail;
export type CustomerUserGetApiArg = {
  id: number;
};
export type CustomerUserListApiResponse =
  /** status 200 OK */ CustomerUserListItem[];
export type CustomerUserListApiArg = void;
export type CustomerConvertToLegalApiResponse = unknown;
export type CustomerConvertToLegalApiArg = {
  convertCustomerToLegalModel: ConvertCustomerToLegalModel;
};
export type CustomerEditApiResponse = unknown;
export type CustomerEditApiArg = {
  editCustomerModel: EditCustomerModel;
};
export type CustomerGetApiResponse = /** status 200 OK */ Customer;
export type CustomerGetApiArg = void;
export type CustomerListApiResponse = /** status 200 OK */ CustomerShortItem[];
export type CustomerListApiArg = void;
export type EmailChangeReadApiResponse = /** status 200 OK */ EmailChangeDetail;
export type EmailChangeReadApiArg = {
  emailChangeTokenModel: EmailChangeTokenModel;
};
export type EmailChangeTakeBackApiResponse = unknown;
export type EmailChangeTakeBackApiArg = {
  emailChangeTokenModel: EmailChangeTokenModel;
};
export type ForgotApiResponse = /** status 200 OK */ CodeSent;
export type ForgotApiArg = {
  forgotModel: ForgotModel;
};
export type ForgotConfirmApiResponse = unknown;
export type ForgotConfirmApiArg = {
  forgotConfirmModel: ForgotConfirmModel;
};
export type InvitationAcceptApiResponse =
  /** status 200 OK */ InvitationAccepted;
export type InvitationAcceptApiArg = {
  invitationTokenModel: InvitationTokenModel;
};
export type InvitationDeleteApiResponse = unknown;
export type InvitationDeleteApiArg = {
  id: number;
};
export type InvitationListApiResponse =
  /** status 200 OK */ InvitationListItem[];
export type InvitationListApiArg = void;
export type InvitationReadApiResponse = /** status 200 OK */ InvitationDetail;
export type InvitationReadApiArg = {
  invitationTokenModel: InvitationTokenModel;
};
export type InvitationResendApiResponse = unknown;
export type InvitationResendApiArg = {
  id: number;
};
export type LoginApiResponse = /** status 200 OK */ LoginSession;
export type LoginApiArg = {
  loginModel: LoginModel;
};
export type LoginGoogleCallbackApiResponse = /** status 200 OK */ LoginSession;
export type LoginGoogleCallbackApiArg = {
  code: string;
  /** The state that stood in the address of the sign-in page and came back with the code; without it the answer is 400 */
  state?: string;
};
export type LoginGoogleUrlApiResponse = /** status 200 OK */ LoginUrl;
export type LoginGoogleUrlApiArg = void;
export type LoginItoCallbackApiResponse = /** status 200 OK */ LoginSession;
export type LoginItoCallbackApiArg = {
  code: string;
  /** The state that stood in the address of the sign-in page and came back with the code; without it the answer is 400 */
  state?: string;
};
export type LoginItoUrlApiResponse = /** status 200 OK */ LoginUrl;
export type LoginItoUrlApiArg = void;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type PasskeyLoginApiResponse = /** status 200 OK */ LoginSession;
export type PasskeyLoginApiArg = {
  passkeyLoginModel: PasskeyLoginModel;
};
export type PasskeyLoginOptionsApiResponse =
  /** status 200 OK */ PasskeyOptions;
export type PasskeyLoginOptionsApiArg = {
  passkeyLoginOptionsModel: PasskeyLoginOptionsModel;
};
export type PasskeyCreateApiResponse = /** status 200 OK */ Started;
export type PasskeyCreateApiArg = {
  createPasskeyModel: CreatePasskeyModel;
};
export type PasskeyCreateOptionsApiResponse =
  /** status 200 OK */ PasskeyOptions;
export type PasskeyCreateOptionsApiArg = {
  passkeyCreateOptionsModel: PasskeyCreateOptionsModel;
};
export type PasskeyDeleteApiResponse = unknown;
export type PasskeyDeleteApiArg = {
  id: number;
};
export type PasskeyEditApiResponse = unknown;
export type PasskeyEditApiArg = {
  id: number;
  editPasskeyModel: EditPasskeyModel;
};
export type PasskeyListApiResponse = /** status 200 OK */ PasskeyListItem[];
export type PasskeyListApiArg = void;
export type ProfileChangePasswordApiResponse = unknown;
export type ProfileChangePasswordApiArg = {
  changePasswordModel: ChangePasswordModel;
};
export type ProfileConfirmEmailApiResponse =
  /** status 200 OK */ ProfileCompletion;
export type ProfileConfirmEmailApiArg = {
  confirmEmailModel: ConfirmEmailModel;
};
export type ProfileConfirmPhoneNumberApiResponse =
  /** status 200 OK */ ProfileCompletion;
export type ProfileConfirmPhoneNumberApiArg = {
  confirmPhoneNumberModel: ConfirmPhoneNumberModel;
};
export type ProfileDisableSmsApiResponse = unknown;
export type ProfileDisableSmsApiArg = {
  smsTwoFactorModel: SmsTwoFactorModel;
};
export type ProfileDisableTotpApiResponse = unknown;
export type ProfileDisableTotpApiArg = {
  totpTwoFactorModel: TotpTwoFactorModel;
};
export type ProfileEditApiResponse = /** status 200 OK */ ProfileCompletion;
export type ProfileEditApiArg = {
  editProfileModel: EditProfileModel;
};
export type ProfileEditEmailApiResponse = unknown;
export type ProfileEditEmailApiArg = {
  editEmailModel: EditEmailModel;
};
export type ProfileEditEmailNotificationApiResponse = unknown;
export type ProfileEditEmailNotificationApiArg = {
  editEmailNotifyModel: EditEmailNotifyModel;
};
export type ProfileEditPasskeyFactorApiResponse =
  /** status 200 OK */ RecoveryCodes;
export type ProfileEditPasskeyFactorApiArg = {
  twoFactorModel: TwoFactorModel;
};
export type ProfileEditPhoneNotificationApiResponse = unknown;
export type ProfileEditPhoneNotificationApiArg = {
  editPhoneNotifyModel: EditPhoneNotifyModel;
};
export type ProfileEditPhoneNumberApiResponse = unknown;
export type ProfileEditPhoneNumberApiArg = {
  editPhoneNumberModel: EditPhoneNumberModel;
};
export type ProfileEditTwoFactorApiResponse = unknown;
export type ProfileEditTwoFactorApiArg = {
  twoFactorModel: TwoFactorModel;
};
export type ProfileEnableSmsApiResponse = unknown;
export type ProfileEnableSmsApiArg = {
  twoFactorModel: TwoFactorModel;
};
export type ProfileEnableSmsConfirmApiResponse =
  /** status 200 OK */ RecoveryCodes;
export type ProfileEnableSmsConfirmApiArg = {
  smsTwoFactorModel: SmsTwoFactorModel;
};
export type ProfileEnableTotpApiResponse =
  /** status 200 OK */ EnableTotpResult;
export type ProfileEnableTotpApiArg = void;
export type ProfileEnableTotpConfirmApiResponse =
  /** status 200 OK */ RecoveryCodes;
export type ProfileEnableTotpConfirmApiArg = {
  totpTwoFactorModel: TotpTwoFactorModel;
};
export type ProfileGetApiResponse = /** status 200 OK */ Profile;
export type ProfileGetApiArg = void;
export type ProfileGetNotificationStatusApiResponse =
  /** status 200 OK */ NotificationStatus;
export type ProfileGetNotificationStatusApiArg = void;
export type RecoveryCodesCreateApiResponse = /** status 200 OK */ RecoveryCodes;
export type RecoveryCodesCreateApiArg = {
  passwordAgainModel: PasswordAgainModel;
};
export type RecoveryLoginApiResponse = /** status 200 OK */ LoginSession;
export type RecoveryLoginApiArg = {
  recoveryLoginModel: RecoveryLoginModel;
};
export type RegisterApiResponse = /** status 200 OK */ LoginSession;
export type RegisterApiArg = {
  registerModel: RegisterModel;
};
export type RegisterConfirmApiResponse = /** status 200 OK */ LoginSession;
export type RegisterConfirmApiArg = {
  registerConfirmModel: RegisterConfirmModel;
};
export type SessionDeleteOthersApiResponse = unknown;
export type SessionDeleteOthersApiArg = {
  endApiTokens?: boolean;
};
export type SessionDeleteApiResponse = unknown;
export type SessionDeleteApiArg = {
  id: number;
};
export type SessionGetApiResponse = /** status 200 OK */ CurrentSession;
export type SessionGetApiArg = void;
export type SessionListApiResponse = /** status 200 OK */ SessionListItem[];
export type SessionListApiArg = void;
export type SignInOptionsApiResponse = /** status 200 OK */ SignInOptions;
export type SignInOptionsApiArg = void;
export type SsoLoginApiResponse = /** status 200 OK */ LoginSession;
export type SsoLoginApiArg = {
  ssoLoginModel: SsoLoginModel;
};
export type SsoUrlApiResponse = /** status 200 OK */ LoginUrl;
export type SsoUrlApiArg = void;
export type StepUpGetApiResponse = /** status 200 OK */ StepUpWays;
export type StepUpGetApiArg = void;
export type StepUpPasskeyOptionsApiResponse =
  /** status 200 OK */ PasskeyOptions;
export type StepUpPasskeyOptionsApiArg = void;
export type StepUpProveApiResponse = /** status 200 OK */ StepUpProof;
export type StepUpProveApiArg = {
  stepUpModel: StepUpModel;
};
export type StepUpSendCodeApiResponse = unknown;
export type StepUpSendCodeApiArg = {
  stepUpSendCodeModel: StepUpSendCodeModel;
};
export type TwoFactorLoginApiResponse = /** status 200 OK */ LoginSession;
export type TwoFactorLoginApiArg = {
  twoFactorLoginModel: TwoFactorLoginModel;
};
export type TwoFactorSmsApiResponse = unknown;
export type TwoFactorSmsApiArg = {
  twoFactorSmsModel: TwoFactorSmsModel;
};
export type UserLogApiResponse = /** status 200 OK */ UserLogPage;
export type UserLogApiArg = {
  userId?: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  fromDate?: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  toDate?: string;
  objectKind?:
    | (
        | "server"
        | "volume"
        | "network"
        | "key"
        | "disk"
        | "snapshot"
        | "volumeSnapshot"
        | "backup"
        | "firewallRule"
        | "address"
        | "project"
        | "user"
        | "invitation"
        | "token"
        | "passkey"
        | "operation"
      )
    | null;
  /** With ObjectKind: only what was done to this one */
  objectId?: number;
  act?: ("create" | "edit" | "delete" | "power" | "access" | "signIn") | null;
  pageNumber: number;
  pageSize: number;
};
export type UserLogExportApiResponse = unknown;
export type UserLogExportApiArg = {
  userId?: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  fromDate?: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  toDate?: string;
  objectKind?:
    | (
        | "server"
        | "volume"
        | "network"
        | "key"
        | "disk"
        | "snapshot"
        | "volumeSnapshot"
        | "backup"
        | "firewallRule"
        | "address"
        | "project"
        | "user"
        | "invitation"
        | "token"
        | "passkey"
        | "operation"
      )
    | null;
  /** With ObjectKind: only what was done to this one */
  objectId?: number;
  act?: ("create" | "edit" | "delete" | "power" | "access" | "signIn") | null;
};
export type UserLogVerifyApiResponse = /** status 200 OK */ UserLogVerdict;
export type UserLogVerifyApiArg = {
  verifyUserLogModel: VerifyUserLogModel;
};
export type ApiTokenSecret = {
  id: number;
  /** Shown once */
  token: string;
};
export type CreateApiTokenModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  /** Absent: true where projectIds is absent too, as older clients mean it */
  allProjects?: boolean | null;
  /** The projects that it is limited to */
  projectIds?: number[] | null;
  /** Absent: true */
  readOnly?: boolean;
  /** At most one year ahead */
  expireDate: string;
};
export type ApiTokenListItem = {
  id: number;
  name: string;
  /** Last four characters, to recognise it */
  lastChars: string;
  /** It reaches all projects of the user, and the account */
  allProjects: boolean;
  /** The projects that it is limited to; empty with allProjects */
  projectIds: number[];
  readOnly: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  lastUseDate: string | null;
};
export type Captcha = {
  /** JPEG, base64 without prefix */
  base64CaptchaImage: string | null;
  /** Send back with the typed code; valid about 2 minutes */
  captchaKey: string;
};
export type CaptchaQuestion = {
  /** A question whose answer is six digits, for people who cannot see the picture */
  question: string;
  /** Send back with the six digits; valid about 2 minutes */
  captchaKey: string;
};
export type ChangeCustomerUserModel = {
  /** One of customerList */
  customerId: number;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type InvitedProject = {
  projectId: number;
  /** 1 owner, 2 maintainer, 3 reporter */
  userAccessTypeId: number;
};
export type CreateCustomerUserModel = {
  /** E-mail of whoever is invited */
  userName: string;
  /** Absent: false */
  isSuperUser?: boolean;
  /** Absent: false */
  isFinancialManager?: boolean;
  /** Absent: false */
  isAccountManager?: boolean;
  /** Projects that the invited person gets access to, each one that the caller manages */
  projects?: InvitedProject[];
};
export type EditCustomerUserModel = {
  isSuperUser: boolean;
  isFinancialManager: boolean;
  isAccountManager: boolean;
};
export type CustomerUserProject = {
  project: string | null;
  userAccessType: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type CustomerUserDetail = {
  id: number;
  user: string | null;
  isSuperUser: boolean;
  isFinancialManager: boolean;
  isAccountManager: boolean;
  isProjectUser: boolean;
  projectList: CustomerUserProject[] | null;
};
export type CustomerUserListItem = {
  id: number;
  userId: number;
  user: string | null;
  email: string | null;
  phoneNumber: string | null;
  /** Same flag as isSuperUser elsewhere */
  isSuperManager: boolean;
  isFinancialManager: boolean;
  isAccountManager: boolean;
  isProjectUser: boolean;
  isActive: boolean;
};
export type ConvertCustomerToLegalModel = {
  name: string;
  /** National id of a company: 11 digits, the last one checks the others */
  nationalId: string;
  phoneNumber: string;
  postalCode: string;
  address: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  registrationDate?: string | null;
};
export type EditCustomerModel = {
  name: string;
  /** National id of a person (10 digits) or a company (11 digits) */
  nationalId: string;
  phone: string;
  postalCode: string;
  address: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  registrationDate?: string | null;
};
export type Customer = {
  id: number;
  name: string | null;
  nationalId?: string | null;
  /** Registration no. (legal) or birth-certificate no. (person) */
  registrationNumber?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  registrationDate?: string | null;
  phone?: string | null;
  postalCode?: string | null;
  address?: string | null;
  /** 1 active */
  statusId: number;
  status: string | null;
  isLegal: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate?: string | null;
};
export type CustomerShortItem = {
  id: number;
  name: string;
  isLegal: boolean;
  isCurrent: boolean;
};
export type EmailChangeDetail = {
  oldEmail: string;
  newEmail: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  changeDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate: string;
};
export type EmailChangeTokenModel = {
  /** From the link in the mail to the old address */
  takeBackToken: string;
};
export type CodeSent = {
  /** Names this request; send it back with the code */
  pendingToken: string;
};
export type ForgotModel = {
  email: string;
  captchaKey: string;
  captchaCode: string;
};
export type ForgotConfirmModel = {
  email: string;
  /** At least 8 characters with a digit, a lower-case and an upper-case letter and one of !@#$%^&* */
  password: string;
  /** Six digits as a number; leading zeros are filled up */
  confirmCode: number | string;
  /** From the answer that began it; needed unless the browser sends it in the cookie it was given */
  pendingToken?: string | null;
};
export type InvitationAccepted = {
  customerId: number;
  customer: string;
};
export type InvitationTokenModel = {
  invitationToken: string;
};
export type InvitationProject = {
  projectId: number;
  project: string;
  /** 1 owner, 2 maintainer, 3 reporter */
  userAccessTypeId: number;
};
export type InvitationListItem = {
  id: number;
  email: string;
  isSuperUser: boolean;
  isFinancialManager: boolean;
  isAccountManager: boolean;
  projectId: number | null;
  project: string | null;
  /** 1 owner, 2 maintainer, 3 reporter */
  userAccessTypeId: number | null;
  /** What an invitation into the account brings along */
  projects?: InvitationProject[];
  invitedBy: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate: string;
};
export type InvitationDetail = {
  email: string;
  customer: string;
  invitedBy: string | null;
  /** True: sign in to accept; false: sign up */
  hasAccount: boolean;
};
export type LoginSession = {
  /** true: ask for the second factor */
  enableTwoFactor?: boolean;
  /** "0": no token yet */
  accessToken?: string | null;
  userId?: number;
  userTitle?: string | null;
  isSuperUser?: boolean;
  isFinancialManager?: boolean;
  isAccountManager?: boolean;
  /** false: the identity is not confirmed yet */
  profileCompleted?: boolean;
  /** False: nothing can be ordered before the identity is confirmed */
  mayOrder?: boolean;
  /** True: the next login attempt must carry a captcha */
  captchaRequired?: boolean;
  /** Ids of the roles of the user */
  roles?: number[] | null;
  /** 1 sms, 2 totp */
  twoFactorTypeId?: number | null;
  /** With a token: a second factor is on; without one equal to enableTwoFactor */
  twoFactor?: boolean;
  /** Names this sign-in while it waits for its second step, or this sign-up while it waits for its code */
  pendingToken?: string;
  /** What may finish it, the usual one first */
  secondFactors?: ("totp" | "sms" | "passkey" | "recovery")[];
  customerId?: number;
  customerName?: string;
  /** How many customers the user belongs to */
  customerCount?: number;
  email?: string;
  /** What is left to do, as a sentence to show: after a sign-up */
  errorMessage?: string;
};
export type LoginModel = {
  email: string;
  password: string;
  captchaKey?: string | null;
  /** Only after an answer with captchaRequired */
  captchaCode?: string | null;
};
export type LoginUrl = {
  url: string | null;
};
export type PasskeyLoginModel = {
  challengeKey: string;
  response: {
    [key: string]: unknown;
  };
  pendingToken?: string | null;
};
export type PasskeyOptions = {
  /** Send back with the answer of the device */
  challengeKey: string;
  /** For navigator.credentials, as JSON */
  options: {
    [key: string]: unknown;
  };
};
export type PasskeyLoginOptionsModel = {
  /** Of a sign-in that waits for its second step; absent: sole sign-in */
  pendingToken?: string | null;
};
export type CreatePasskeyModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  challengeKey: string;
  response: {
    [key: string]: unknown;
  };
  /** Of older clients; not looked at */
  currentPassword?: string | null;
};
export type PasskeyCreateOptionsModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name?: string | null;
};
export type EditPasskeyModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
};
export type PasskeyListItem = {
  id: number;
  name: string;
  /** Kept by an account of the maker, on several devices */
  isSynced: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  lastUseDate: string | null;
};
export type ChangePasswordModel = {
  currentPassword: string;
  /** At least 8 characters with a digit, a lower-case and an upper-case letter and one of !@#$%^&* */
  password: string;
  /** Signs the other devices out. Absent: true */
  endOtherSessions?: boolean;
  /** Revokes the personal API tokens. Absent: true */
  endApiTokens?: boolean;
};
export type ProfileCompletion = {
  profileCompleted: boolean;
};
export type ConfirmEmailModel = {
  confirmCode: string;
};
export type ConfirmPhoneNumberModel = {
  confirmCode: string;
};
export type SmsTwoFactorModel = {
  /** Six digits as a number; leading zeros are filled up */
  code: number | string;
};
export type TotpTwoFactorModel = {
  /** Six digits as a number; leading zeros are filled up */
  code: number | string;
};
export type EditProfileModel = {
  firstName: string;
  lastName: string;
  /** National id of a person: 10 digits, the last one checks the others */
  nationalId: string;
  /** Gregorian; forms take it as a Jalali date */
  birthDate: string;
  address: string;
};
export type EditEmailModel = {
  email: string;
};
export type EditEmailNotifyModel = {
  emailNotify: boolean;
};
export type RecoveryCodes = {
  /** Shown once; null: the earlier ones are still good */
  recoveryCodes: string[] | null;
};
export type TwoFactorModel = {
  twoFactorStatus: boolean;
};
export type EditPhoneNotifyModel = {
  phoneNotify: boolean;
};
export type EditPhoneNumberModel = {
  phoneNumber: string;
};
export type EnableTotpResult = {
  /** Base32, shown once for manual entry */
  secretKey: string;
  /** Otpauth:// address; the client draws the QR itself */
  qrCodeUri: string;
};
export type Profile = {
  id: number;
  phoneNumber: string | null;
  phoneNumberConfirmed: boolean;
  email: string | null;
  emailConfirmed: boolean;
  idConfirmed: boolean;
  hasTwoFactor: boolean;
  isLegal: boolean;
  firstName: string | null;
  lastName: string | null;
  /** 10 digits */
  nationalId?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  birthDate?: string | null;
  address?: string | null;
  isFromSso?: boolean;
  /** Text, not a boolean; null: enabled */
  isDisabled?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate?: string;
  /** Authenticator app on; hasTwoFactor is true when either kind is on */
  hasTotp: boolean;
  /** SMS codes on */
  hasSms: boolean;
  /** After the password a passkey is asked for */
  hasPasskeyFactor: boolean;
  /** False: signs in through a provider or a passkey alone */
  hasPassword: boolean;
  recoveryCodesLeft: number;
};
export type NotificationStatus = {
  id: number;
  phoneNotify: boolean;
  emailNotify: boolean;
};
export type PasswordAgainModel = {
  /** Of older clients; not looked at */
  currentPassword?: string | null;
};
export type RecoveryLoginModel = {
  email: string;
  /** From the answer that began it; needed unless the browser sends it in the cookie it was given */
  pendingToken?: string | null;
  recoveryCode: string;
};
export type RegisterModel = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  /** At least 8 characters with a digit, a lower-case and an upper-case letter and one of !@#$%^&* */
  password: string;
  captchaKey: string;
  captchaCode: string;
  referralCode?: string | null;
  /** From the link of an invitation: joins that account */
  invitationToken?: string | null;
};
export type RegisterConfirmModel = {
  email: string;
  /** From the mail; together with pendingToken */
  confirmCode?: (number | string) | null;
  /** From the answer that began it; needed unless the browser sends it in the cookie it was given */
  pendingToken?: string | null;
  /** From the mail's link, in the place of the code */
  linkToken?: string | null;
  /** Chosen now: needed where the link is opened in another browser than the form was filled in */
  password?: string | null;
};
export type CurrentSession = {
  userId: number;
  userTitle: string;
  email: string;
  customerId: number;
  customerName: string;
  /** How many customers the user belongs to */
  customerCount: number;
  isSuperUser: boolean;
  isAccountManager: boolean;
  isFinancialManager: boolean;
  profileCompleted: boolean;
  /** False: the identity of the account’s owner is not confirmed, nothing is ordered yet */
  mayOrder: boolean;
  twoFactor: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate: string;
};
export type SessionListItem = {
  id: number;
  userAgent: string | null;
  userIp: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  lastUseDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate: string;
  isCurrent: boolean;
};
export type SignInOptions = {
  google: boolean;
  ito: boolean;
  /** False where the portal is reached by an address that browsers refuse passkeys for */
  passkey: boolean;
};
export type SsoLoginModel = {
  code: string;
  /** The state that stood in the address of the sign-in page and came back with the code; without it the answer is 400 */
  state?: string | null;
};
export type StepUpWays = {
  /** A code by e-mail is for users without a password; stepUpSendCode sends it */
  first: "password" | "emailCode";
  /** A passkey that sees who holds it is enough alone */
  passkey: boolean;
  /** One of them is asked for besides; empty: none is on */
  secondFactors: ("totp" | "sms" | "passkey" | "recovery")[];
  /** End of the confirmed phone, where a code can be sent to it */
  phone: string | null;
};
export type StepUpProof = {
  /** Until then this session is not asked again */
  expireDate: string;
};
export type StepUpModel = {
  /** Alone it is enough */
  passkey?: {
    challengeKey: string;
    response: {
      [key: string]: unknown;
    };
  } | null;
  password?: string | null;
  /** Of users without a password */
  emailCode?: (number | string) | null;
  totpCode?: (number | string) | null;
  smsCode?: (number | string) | null;
  recoveryCode?: string | null;
};
export type StepUpSendCodeModel = {
  channel: "email" | "sms";
};
export type TwoFactorLoginModel = {
  /** The e-mail of the pending login */
  email: string;
  /** Six digits as a number; leading zeros are filled up */
  confirmCode: number | string;
  /** From the answer that began it; needed unless the browser sends it in the cookie it was given */
  pendingToken?: string | null;
};
export type TwoFactorSmsModel = {
  email: string;
  /** From the answer that began it; needed unless the browser sends it in the cookie it was given */
  pendingToken?: string | null;
};
export type ActivityObject = {
  kind:
    | "server"
    | "volume"
    | "network"
    | "key"
    | "disk"
    | "snapshot"
    | "volumeSnapshot"
    | "backup"
    | "firewallRule"
    | "address"
    | "project"
    | "user"
    | "invitation"
    | "token"
    | "passkey"
    | "operation";
  id: number;
  /** As it was called then */
  name: string | null;
};
export type ActivityChange = {
  field: string;
  /** Persian */
  label: string;
  before: string | null;
  after: string | null;
};
export type UserLogEntry = {
  id: number;
  userId?: number | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  activityDate?: string;
  source?: string | null;
  controller?: string | null;
  action?: string | null;
  userAgent?: string | null;
  userIp?: string | null;
  referrer?: string | null;
  data?: string | null;
  /** What was done, in Persian */
  title?: string;
  user?: string | null;
  succeeded?: boolean;
  /** What it was done to */
  object?: ActivityObject | null;
  /** What else it was about: the server of a disk */
  others?: ActivityObject[];
  project?: {
    id: number;
    name: string | null;
  } | null;
  /** What it was before, and what it became */
  changes?: ActivityChange[];
};
export type UserLogPage = {
  pageNumber?: number;
  pageSize?: number;
  totalPages?: number;
  totalRecords?: number;
  data?: UserLogEntry[] | null;
};
export type UserLogVerdict = {
  /** missing: the log no longer has a line of it; otherAccount: it was made for another account */
  verdict: "genuine" | "changed" | "missing" | "unreadable" | "otherAccount";
  /** Of the file, counted from 1; null where no line is to be named */
  line: number | null;
  lines: number | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  madeDate: string | null;
};
export type VerifyUserLogModel = {
  /** The whole file, as it was downloaded */
  content: string;
};
export const useApiTokenCreateMutation = injectedRtkApi.useApiTokenCreateMutation;
export const useApiTokenDeleteMutation = injectedRtkApi.useApiTokenDeleteMutation;
export const useApiTokenListQuery = injectedRtkApi.useApiTokenListQuery;
export const useLazyApiTokenListQuery = injectedRtkApi.useLazyApiTokenListQuery;
export const useCaptchaQuery = injectedRtkApi.useCaptchaQuery;
export const useLazyCaptchaQuery = injectedRtkApi.useLazyCaptchaQuery;
export const useCaptchaQuestionQuery = injectedRtkApi.useCaptchaQuestionQuery;
export const useLazyCaptchaQuestionQuery = injectedRtkApi.useLazyCaptchaQuestionQuery;
export const useCustomerUserChangeCustomerMutation = injectedRtkApi.useCustomerUserChangeCustomerMutation;
export const useCustomerUserCreateMutation = injectedRtkApi.useCustomerUserCreateMutation;
export const useCustomerUserDeleteMutation = injectedRtkApi.useCustomerUserDeleteMutation;
export const useCustomerUserEditMutation = injectedRtkApi.useCustomerUserEditMutation;
export const useCustomerUserGetQuery = injectedRtkApi.useCustomerUserGetQuery;
export const useLazyCustomerUserGetQuery = injectedRtkApi.useLazyCustomerUserGetQuery;
export const useCustomerUserListQuery = injectedRtkApi.useCustomerUserListQuery;
export const useLazyCustomerUserListQuery = injectedRtkApi.useLazyCustomerUserListQuery;
export const useCustomerConvertToLegalMutation = injectedRtkApi.useCustomerConvertToLegalMutation;
export const useCustomerEditMutation = injectedRtkApi.useCustomerEditMutation;
export const useCustomerGetQuery = injectedRtkApi.useCustomerGetQuery;
export const useLazyCustomerGetQuery = injectedRtkApi.useLazyCustomerGetQuery;
export const useCustomerListQuery = injectedRtkApi.useCustomerListQuery;
export const useLazyCustomerListQuery = injectedRtkApi.useLazyCustomerListQuery;
export const useEmailChangeReadMutation = injectedRtkApi.useEmailChangeReadMutation;
export const useEmailChangeTakeBackMutation = injectedRtkApi.useEmailChangeTakeBackMutation;
export const useForgotMutation = injectedRtkApi.useForgotMutation;
export const useForgotConfirmMutation = injectedRtkApi.useForgotConfirmMutation;
export const useInvitationAcceptMutation = injectedRtkApi.useInvitationAcceptMutation;
export const useInvitationDeleteMutation = injectedRtkApi.useInvitationDeleteMutation;
export const useInvitationListQuery = injectedRtkApi.useInvitationListQuery;
export const useLazyInvitationListQuery = injectedRtkApi.useLazyInvitationListQuery;
export const useInvitationReadMutation = injectedRtkApi.useInvitationReadMutation;
export const useInvitationResendMutation = injectedRtkApi.useInvitationResendMutation;
export const useLoginMutation = injectedRtkApi.useLoginMutation;
export const useLoginGoogleCallbackMutation = injectedRtkApi.useLoginGoogleCallbackMutation;
export const useLoginGoogleUrlQuery = injectedRtkApi.useLoginGoogleUrlQuery;
export const useLazyLoginGoogleUrlQuery = injectedRtkApi.useLazyLoginGoogleUrlQuery;
export const useLoginItoCallbackMutation = injectedRtkApi.useLoginItoCallbackMutation;
export const useLoginItoUrlQuery = injectedRtkApi.useLoginItoUrlQuery;
export const useLazyLoginItoUrlQuery = injectedRtkApi.useLazyLoginItoUrlQuery;
export const useLogoutMutation = injectedRtkApi.useLogoutMutation;
export const usePasskeyLoginMutation = injectedRtkApi.usePasskeyLoginMutation;
export const usePasskeyLoginOptionsMutation = injectedRtkApi.usePasskeyLoginOptionsMutation;
export const usePasskeyCreateMutation = injectedRtkApi.usePasskeyCreateMutation;
export const usePasskeyCreateOptionsMutation = injectedRtkApi.usePasskeyCreateOptionsMutation;
export const usePasskeyDeleteMutation = injectedRtkApi.usePasskeyDeleteMutation;
export const usePasskeyEditMutation = injectedRtkApi.usePasskeyEditMutation;
export const usePasskeyListQuery = injectedRtkApi.usePasskeyListQuery;
export const useLazyPasskeyListQuery = injectedRtkApi.useLazyPasskeyListQuery;
export const useProfileChangePasswordMutation = injectedRtkApi.useProfileChangePasswordMutation;
export const useProfileConfirmEmailMutation = injectedRtkApi.useProfileConfirmEmailMutation;
export const useProfileConfirmPhoneNumberMutation = injectedRtkApi.useProfileConfirmPhoneNumberMutation;
export const useProfileDisableSmsMutation = injectedRtkApi.useProfileDisableSmsMutation;
export const useProfileDisableTotpMutation = injectedRtkApi.useProfileDisableTotpMutation;
export const useProfileEditMutation = injectedRtkApi.useProfileEditMutation;
export const useProfileEditEmailMutation = injectedRtkApi.useProfileEditEmailMutation;
export const useProfileEditEmailNotificationMutation = injectedRtkApi.useProfileEditEmailNotificationMutation;
export const useProfileEditPasskeyFactorMutation = injectedRtkApi.useProfileEditPasskeyFactorMutation;
export const useProfileEditPhoneNotificationMutation = injectedRtkApi.useProfileEditPhoneNotificationMutation;
export const useProfileEditPhoneNumberMutation = injectedRtkApi.useProfileEditPhoneNumberMutation;
export const useProfileEditTwoFactorMutation = injectedRtkApi.useProfileEditTwoFactorMutation;
export const useProfileEnableSmsMutation = injectedRtkApi.useProfileEnableSmsMutation;
export const useProfileEnableSmsConfirmMutation = injectedRtkApi.useProfileEnableSmsConfirmMutation;
export const useProfileEnableTotpMutation = injectedRtkApi.useProfileEnableTotpMutation;
export const useProfileEnableTotpConfirmMutation = injectedRtkApi.useProfileEnableTotpConfirmMutation;
export const useProfileGetQuery = injectedRtkApi.useProfileGetQuery;
export const useLazyProfileGetQuery = injectedRtkApi.useLazyProfileGetQuery;
export const useProfileGetNotificationStatusQuery = injectedRtkApi.useProfileGetNotificationStatusQuery;
export const useLazyProfileGetNotificationStatusQuery = injectedRtkApi.useLazyProfileGetNotificationStatusQuery;
export const useRecoveryCodesCreateMutation = injectedRtkApi.useRecoveryCodesCreateMutation;
export const useRecoveryLoginMutation = injectedRtkApi.useRecoveryLoginMutation;
export const useRegisterMutation = injectedRtkApi.useRegisterMutation;
export const useRegisterConfirmMutation = injectedRtkApi.useRegisterConfirmMutation;
export const useSessionDeleteOthersMutation = injectedRtkApi.useSessionDeleteOthersMutation;
export const useSessionDeleteMutation = injectedRtkApi.useSessionDeleteMutation;
export const useSessionGetQuery = injectedRtkApi.useSessionGetQuery;
export const useLazySessionGetQuery = injectedRtkApi.useLazySessionGetQuery;
export const useSessionListQuery = injectedRtkApi.useSessionListQuery;
export const useLazySessionListQuery = injectedRtkApi.useLazySessionListQuery;
export const useSignInOptionsQuery = injectedRtkApi.useSignInOptionsQuery;
export const useLazySignInOptionsQuery = injectedRtkApi.useLazySignInOptionsQuery;
export const useSsoLoginMutation = injectedRtkApi.useSsoLoginMutation;
export const useSsoUrlQuery = injectedRtkApi.useSsoUrlQuery;
export const useLazySsoUrlQuery = injectedRtkApi.useLazySsoUrlQuery;
export const useStepUpGetQuery = injectedRtkApi.useStepUpGetQuery;
export const useLazyStepUpGetQuery = injectedRtkApi.useLazyStepUpGetQuery;
export const useStepUpPasskeyOptionsMutation = injectedRtkApi.useStepUpPasskeyOptionsMutation;
export const useStepUpProveMutation = injectedRtkApi.useStepUpProveMutation;
export const useStepUpSendCodeMutation = injectedRtkApi.useStepUpSendCodeMutation;
export const useTwoFactorLoginMutation = injectedRtkApi.useTwoFactorLoginMutation;
export const useTwoFactorSmsMutation = injectedRtkApi.useTwoFactorSmsMutation;
export const useUserLogQuery = injectedRtkApi.useUserLogQuery;
export const useLazyUserLogQuery = injectedRtkApi.useLazyUserLogQuery;
export const useUserLogExportQuery = injectedRtkApi.useUserLogExportQuery;
export const useLazyUserLogExportQuery = injectedRtkApi.useLazyUserLogExportQuery;
export const useUserLogVerifyMutation = injectedRtkApi.useUserLogVerifyMutation;
