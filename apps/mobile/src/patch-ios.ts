import { insertAfter, replaceAll } from './text-edits.ts';

/** The app's own scheme opens it, and a notification may wake it. */
export const patchInfoPlist = (plist: string, scheme: string): string =>
  insertAfter(
    plist,
    /<plist version="1\.0">\s*<dict>/,
    `
	<key>CFBundleURLTypes</key>
	<array>
		<dict>
			<key>CFBundleURLName</key>
			<string>${scheme}</string>
			<key>CFBundleURLSchemes</key>
			<array>
				<string>${scheme}</string>
			</array>
		</dict>
	</array>
	<key>UIBackgroundModes</key>
	<array>
		<string>remote-notification</string>
	</array>`,
  );

/** What the app asks Apple for: push, and to be opened by links to the site. */
export const entitlements = (hosts: readonly string[], apsEnvironment: 'development' | 'production'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>aps-environment</key>
	<string>${apsEnvironment}</string>
	<key>com.apple.developer.associated-domains</key>
	<array>
${hosts.map((host) => `		<string>applinks:${host}</string>\n`).join('')}	</array>
</dict>
</plist>
`;

/** Names the entitlements and the version. */
export const patchProject = (project: string, version: string, build: number): string => {
  const versioned = replaceAll(
    replaceAll(project, /MARKETING_VERSION = [^;]+;/, `MARKETING_VERSION = ${version};`),
    /CURRENT_PROJECT_VERSION = \d+;/,
    `CURRENT_PROJECT_VERSION = ${build};`,
  );
  return replaceAll(
    versioned,
    /INFOPLIST_FILE = App\/Info\.plist;/,
    'INFOPLIST_FILE = App/Info.plist;\n\t\t\t\tCODE_SIGN_ENTITLEMENTS = App/App.entitlements;',
  );
};

/** Bundles Firebase's settings as the template's own config.xml is bundled. */
export const bundleFirebaseSettings = (project: string): string =>
  project
    .split('\n')
    .flatMap((line) => (line.includes('config.xml') ? [line, besideConfigXml(line)] : [line]))
    .join('\n');

/** The same line for another file: Xcode's ids are 24 hexadecimal digits, and these two must not be the ones it names. */
const besideConfigXml = (line: string): string =>
  line
    .replaceAll('config.xml', 'GoogleService-Info.plist')
    .replaceAll('text.xml', 'text.plist.xml')
    .replaceAll(/\b[0-9A-F]{24}\b/g, (id) => `7A11${id.slice(4)}`);

/** Firebase turns Apple's device token into the one that our server sends to. */
export const patchAppDelegate = (swift: string): string => {
  const imported = insertAfter(swift, /import Capacitor\n/, 'import FirebaseCore\nimport FirebaseMessaging\n');
  const started = insertAfter(
    imported,
    /didFinishLaunchingWithOptions launchOptions: [^{]+\{\n/,
    '        FirebaseApp.configure()\n',
  );
  return insertAfter(
    started,
    /config\.delegateClass = SceneDelegate\.self\n\s+return config\n\s+\}\n/,
    `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        Messaging.messaging().apnsToken = deviceToken
        Messaging.messaging().token { token, error in
            if let error = error {
                NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
            } else if let token = token {
                NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: token)
            }
        }
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`,
  );
};

export const patchPodfile = (podfile: string): string =>
  insertAfter(podfile, /# Add your Pods here/, "\n  pod 'FirebaseMessaging', '~> 12.0'");
