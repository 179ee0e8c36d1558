// The countries of ISO 3166-1, one a line: code of two letters, of three, name, currency (ISO 4217), languages (ISO 639,
// the main one first), time zones. Text instead of objects: half the size, and parsed only when a country is looked up.
export const COUNTRY_LINES = `AD|AND|Andorra|EUR|ca|Europe/Andorra
AE|ARE|United Arab Emirates|AED|ar|Asia/Dubai
AF|AFG|Afghanistan|AFN|fa ps|Asia/Kabul
AG|ATG|Antigua and Barbuda|XCD|en|America/Antigua
AI|AIA|Anguilla|XCD|en|America/Anguilla
AL|ALB|Albania|ALL|sq|Europe/Tirane
AM|ARM|Armenia|AMD|hy|Asia/Yerevan
AO|AGO|Angola|AOA|pt|Africa/Luanda
AQ|ATA|Antarctica|USD|en|Antarctica/McMurdo Antarctica/Casey Antarctica/Davis Antarctica/DumontDUrville Antarctica/Mawson Antarctica/Palmer Antarctica/Rothera Antarctica/Syowa Antarctica/Troll Antarctica/Vostok
AR|ARG|Argentina|ARS|es|America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Salta America/Argentina/Jujuy America/Argentina/Tucuman America/Argentina/Catamarca America/Argentina/La_Rioja America/Argentina/San_Juan America/Argentina/Mendoza America/Argentina/San_Luis America/Argentina/Rio_Gallegos America/Argentina/Ushuaia
AS|ASM|American Samoa|USD|sm|Pacific/Pago_Pago
AT|AUT|Austria|EUR|de|Europe/Vienna
AU|AUS|Australia|AUD|en|Australia/Lord_Howe Antarctica/Macquarie Australia/Hobart Australia/Melbourne Australia/Sydney Australia/Broken_Hill Australia/Brisbane Australia/Lindeman Australia/Adelaide Australia/Darwin Australia/Perth Australia/Eucla
AW|ABW|Aruba|AWG|nl|America/Aruba
AX|ALA|Åland Islands|EUR|sv|Europe/Mariehamn
AZ|AZE|Azerbaijan|AZN|az|Asia/Baku
BA|BIH|Bosnia and Herzegovina|BAM|bs|Europe/Sarajevo
BB|BRB|Barbados|BBD|en|America/Barbados
BD|BGD|Bangladesh|BDT|bn|Asia/Dhaka
BE|BEL|Belgium|EUR|nl de fr li wa|Europe/Brussels
BF|BFA|Burkina Faso|XOF|fr|Africa/Ouagadougou
BG|BGR|Bulgaria|EUR|bg|Europe/Sofia
BH|BHR|Bahrain|BHD|ar|Asia/Bahrain
BI|BDI|Burundi|BIF|rn|Africa/Bujumbura
BJ|BEN|Benin|XOF|fr|Africa/Porto-Novo
BL|BLM|Saint Barthélemy|EUR|fr|America/St_Barthelemy
BM|BMU|Bermuda|BMD|en|Atlantic/Bermuda
BN|BRN|Brunei|BND|ms|Asia/Brunei
BO|BOL|Bolivia|BOB|es|America/La_Paz
BQ|BES|Caribbean Netherlands|USD|pap|America/Kralendijk
BR|BRA|Brazil|BRL|pt|America/Noronha America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio America/Bahia America/Sao_Paulo America/Campo_Grande America/Cuiaba America/Santarem America/Porto_Velho America/Boa_Vista America/Manaus America/Eirunepe America/Rio_Branco
BS|BHS|Bahamas|BSD|en|America/Nassau
BT|BTN|Bhutan|BTN|dz|Asia/Thimphu
BV|BVT|Bouvet Island|NOK|no|
BW|BWA|Botswana|BWP|en|Africa/Gaborone
BY|BLR|Belarus|BYN|ru be|Europe/Minsk
BZ|BLZ|Belize|BZD|en|America/Belize
CA|CAN|Canada|CAD|en fr ik iu|America/St_Johns America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/Blanc-Sablon America/Toronto America/Iqaluit America/Atikokan America/Winnipeg America/Resolute America/Rankin_Inlet America/Regina America/Swift_Current America/Edmonton America/Cambridge_Bay America/Inuvik America/Creston America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson America/Vancouver
CC|CCK|Cocos (Keeling) Islands|AUD|ms|Indian/Cocos
CD|COD|Congo - Kinshasa|CDF|fr ln|Africa/Kinshasa Africa/Lubumbashi
CF|CAF|Central African Republic|XAF|sg|Africa/Bangui
CG|COG|Congo - Brazzaville|XAF|fr|Africa/Brazzaville
CH|CHE|Switzerland|CHF|de fr it|Europe/Zurich
CI|CIV|Côte d'Ivoire|XOF|fr|Africa/Abidjan
CK|COK|Cook Islands|NZD|en|Pacific/Rarotonga
CL|CHL|Chile|CLP|es|America/Santiago America/Coyhaique America/Punta_Arenas Pacific/Easter
CM|CMR|Cameroon|XAF|fr|Africa/Douala
CN|CHN|China|CNY|zh bo ug|Asia/Shanghai Asia/Urumqi
CO|COL|Colombia|COP|es|America/Bogota
CR|CRI|Costa Rica|CRC|es|America/Costa_Rica
CU|CUB|Cuba|CUP|es|America/Havana
CV|CPV|Cape Verde|CVE|pt|Atlantic/Cape_Verde
CW|CUW|Curaçao|XCG|pap|America/Curacao
CX|CXR|Christmas Island|AUD|en|Indian/Christmas
CY|CYP|Cyprus|EUR|el tr|Asia/Nicosia Asia/Famagusta
CZ|CZE|Czechia|CZK|cs|Europe/Prague
DE|DEU|Germany|EUR|de fy|Europe/Berlin Europe/Busingen
DJ|DJI|Djibouti|DJF|fr aa so|Africa/Djibouti
DK|DNK|Denmark|DKK|da en|Europe/Copenhagen
DM|DMA|Dominica|XCD|en|America/Dominica
DO|DOM|Dominican Republic|DOP|es|America/Santo_Domingo
DZ|DZA|Algeria|DZD|ar|Africa/Algiers
EC|ECU|Ecuador|USD|es|America/Guayaquil Pacific/Galapagos
EE|EST|Estonia|EUR|et|Europe/Tallinn
EG|EGY|Egypt|EGP|ar|Africa/Cairo
EH|ESH|Western Sahara|MAD|ar|Africa/El_Aaiun
ER|ERI|Eritrea|ERN|ti aa|Africa/Asmara
ES|ESP|Spain|EUR|es an ca eu gl|Europe/Madrid Africa/Ceuta Atlantic/Canary
ET|ETH|Ethiopia|ETB|am aa om so ti|Africa/Addis_Ababa
FI|FIN|Finland|EUR|fi sv|Europe/Helsinki
FJ|FJI|Fiji|FJD|en|Pacific/Fiji
FK|FLK|Falkland Islands|FKP|en|Atlantic/Stanley
FM|FSM|Micronesia|USD|en|Pacific/Chuuk Pacific/Pohnpei Pacific/Kosrae
FO|FRO|Faroe Islands|DKK|fo|Atlantic/Faroe
FR|FRA|France|EUR|fr br ca eu ia oc|Europe/Paris
GA|GAB|Gabon|XAF|fr|Africa/Libreville
GB|GBR|United Kingdom|GBP|en cy gd gv kw|Europe/London
GD|GRD|Grenada|XCD|en|America/Grenada
GE|GEO|Georgia|GEL|ka ab|Asia/Tbilisi
GF|GUF|French Guiana|EUR|fr|America/Cayenne
GG|GGY|Guernsey|GBP|en|Europe/Guernsey
GH|GHA|Ghana|GHS|ak|Africa/Accra
GI|GIB|Gibraltar|GIP|en|Europe/Gibraltar
GL|GRL|Greenland|DKK|kl|America/Nuuk America/Danmarkshavn America/Scoresbysund America/Thule
GM|GMB|Gambia|GMD|en|Africa/Banjul
GN|GIN|Guinea|GNF|fr|Africa/Conakry
GP|GLP|Guadeloupe|EUR|fr|America/Guadeloupe
GQ|GNQ|Equatorial Guinea|XAF|es|Africa/Malabo
GR|GRC|Greece|EUR|el|Europe/Athens
GS|SGS|South Georgia and South Sandwich Islands|FKP|en|Atlantic/South_Georgia
GT|GTM|Guatemala|GTQ|es|America/Guatemala
GU|GUM|Guam|USD|en|Pacific/Guam
GW|GNB|Guinea-Bissau|XOF|pt|Africa/Bissau
GY|GUY|Guyana|GYD|en|America/Guyana
HK|HKG|Hong Kong|HKD|zh en|Asia/Hong_Kong
HM|HMD|Heard and McDonald Islands|AUD|en|
HN|HND|Honduras|HNL|es|America/Tegucigalpa
HR|HRV|Croatia|EUR|hr|Europe/Zagreb
HT|HTI|Haiti|HTG|ht|America/Port-au-Prince
HU|HUN|Hungary|HUF|hu|Europe/Budapest
ID|IDN|Indonesia|IDR|id|Asia/Jakarta Asia/Pontianak Asia/Makassar Asia/Jayapura
IE|IRL|Ireland|EUR|en ga|Europe/Dublin
IL|ISR|Israel|ILS|he en|Asia/Jerusalem
IM|IMN|Isle of Man|GBP|en|Europe/Isle_of_Man
IN|IND|India|INR|hi ar as bn bo en gu kn ks ml mr or pa sa sd ta te ur|Asia/Kolkata
IO|IOT|British Indian Ocean Territory|USD|en|Indian/Chagos
IQ|IRQ|Iraq|IQD|ar|Asia/Baghdad
IR|IRN|Iran|IRR|fa az|Asia/Tehran
IS|ISL|Iceland|ISK|is|Atlantic/Reykjavik
IT|ITA|Italy|EUR|it ca de sc|Europe/Rome
JE|JEY|Jersey|GBP|en|Europe/Jersey
JM|JAM|Jamaica|JMD|en|America/Jamaica
JO|JOR|Jordan|JOD|ar|Asia/Amman
JP|JPN|Japan|JPY|ja|Asia/Tokyo
KE|KEN|Kenya|KES|sw om so|Africa/Nairobi
KG|KGZ|Kyrgyzstan|KGS|ky|Asia/Bishkek
KH|KHM|Cambodia|KHR|km|Asia/Phnom_Penh
KI|KIR|Kiribati|AUD|en|Pacific/Tarawa Pacific/Kanton Pacific/Kiritimati
KM|COM|Comoros|KMF|ar|Indian/Comoro
KN|KNA|Saint Kitts and Nevis|XCD|en|America/St_Kitts
KP|PRK|North Korea|KPW|ko|Asia/Pyongyang
KR|KOR|South Korea|KRW|ko|Asia/Seoul
KW|KWT|Kuwait|KWD|ar|Asia/Kuwait
KY|CYM|Cayman Islands|KYD|en|America/Cayman
KZ|KAZ|Kazakhstan|KZT|ru kk|Asia/Almaty Asia/Qyzylorda Asia/Qostanay Asia/Aqtobe Asia/Aqtau Asia/Atyrau Asia/Oral
LA|LAO|Laos|LAK|lo|Asia/Vientiane
LB|LBN|Lebanon|LBP|ar|Asia/Beirut
LC|LCA|Saint Lucia|XCD|en|America/St_Lucia
LI|LIE|Liechtenstein|CHF|de|Europe/Vaduz
LK|LKA|Sri Lanka|LKR|si ta|Asia/Colombo
LR|LBR|Liberia|LRD|en|Africa/Monrovia
LS|LSO|Lesotho|LSL|st|Africa/Maseru
LT|LTU|Lithuania|EUR|lt|Europe/Vilnius
LU|LUX|Luxembourg|EUR|fr de lb|Europe/Luxembourg
LV|LVA|Latvia|EUR|lv|Europe/Riga
LY|LBY|Libya|LYD|ar|Africa/Tripoli
MA|MAR|Morocco|MAD|ar|Africa/Casablanca
MC|MCO|Monaco|EUR|fr|Europe/Monaco
MD|MDA|Moldova|MDL|ro|Europe/Chisinau
ME|MNE|Montenegro|EUR|sr|Europe/Podgorica
MF|MAF|Saint Martin|EUR|fr|America/Marigot
MG|MDG|Madagascar|MGA|mg|Indian/Antananarivo
MH|MHL|Marshall Islands|USD|en|Pacific/Majuro Pacific/Kwajalein
MK|MKD|North Macedonia|MKD|mk sq|Europe/Skopje
ML|MLI|Mali|XOF|bm|Africa/Bamako
MM|MMR|Myanmar|MMK|my|Asia/Yangon
MN|MNG|Mongolia|MNT|mn|Asia/Ulaanbaatar Asia/Hovd
MO|MAC|Macao|MOP|zh|Asia/Macau
MP|MNP|Northern Mariana Islands|USD|en|Pacific/Saipan
MQ|MTQ|Martinique|EUR|fr|America/Martinique
MR|MRT|Mauritania|MRU|ar|Africa/Nouakchott
MS|MSR|Montserrat|XCD|en|America/Montserrat
MT|MLT|Malta|EUR|mt|Europe/Malta
MU|MUS|Mauritius|MUR|fr|Indian/Mauritius
MV|MDV|Maldives|MVR|dv|Indian/Maldives
MW|MWI|Malawi|MWK|en|Africa/Blantyre
MX|MEX|Mexico|MXN|es|America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo America/Tijuana
MY|MYS|Malaysia|MYR|ms|Asia/Kuala_Lumpur Asia/Kuching
MZ|MOZ|Mozambique|MZN|pt|Africa/Maputo
NA|NAM|Namibia|NAD|af|Africa/Windhoek
NC|NCL|New Caledonia|XPF|fr|Pacific/Noumea
NE|NER|Niger|XOF|ha|Africa/Niamey
NF|NFK|Norfolk Island|AUD|en|Pacific/Norfolk
NG|NGA|Nigeria|NGN|en ha ig yo|Africa/Lagos
NI|NIC|Nicaragua|NIO|es|America/Managua
NL|NLD|Netherlands|EUR|nl fy li|Europe/Amsterdam
NO|NOR|Norway|NOK|nb nn se|Europe/Oslo
NP|NPL|Nepal|NPR|ne|Asia/Kathmandu
NR|NRU|Nauru|AUD|en|Pacific/Nauru
NU|NIU|Niue|NZD|en|Pacific/Niue
NZ|NZL|New Zealand|NZD|en mi|Pacific/Auckland Pacific/Chatham
OM|OMN|Oman|OMR|ar|Asia/Muscat
PA|PAN|Panama|PAB|es|America/Panama
PE|PER|Peru|PEN|es|America/Lima
PF|PYF|French Polynesia|XPF|fr|Pacific/Tahiti Pacific/Marquesas Pacific/Gambier
PG|PNG|Papua New Guinea|PGK|tpi|Pacific/Port_Moresby Pacific/Bougainville
PH|PHL|Philippines|PHP|fil en tl|Asia/Manila
PK|PAK|Pakistan|PKR|ur pa|Asia/Karachi
PL|POL|Poland|PLN|pl|Europe/Warsaw
PM|SPM|Saint Pierre and Miquelon|EUR|fr|America/Miquelon
PN|PCN|Pitcairn Islands|NZD|en|Pacific/Pitcairn
PR|PRI|Puerto Rico|USD|es|America/Puerto_Rico
PS|PSE|Palestinian Territories|ILS|ar|Asia/Gaza Asia/Hebron
PT|PRT|Portugal|EUR|pt|Europe/Lisbon Atlantic/Madeira Atlantic/Azores
PW|PLW|Palau|USD|pau|Pacific/Palau
PY|PRY|Paraguay|PYG|gn es|America/Asuncion
QA|QAT|Qatar|QAR|ar|Asia/Qatar
RE|REU|Réunion|EUR|fr|Indian/Reunion
RO|ROU|Romania|RON|ro|Europe/Bucharest
RS|SRB|Serbia|RSD|sr|Europe/Belgrade
RU|RUS|Russia|RUB|ru ce cv os tt|Europe/Kaliningrad Europe/Moscow Europe/Kirov Europe/Volgograd Europe/Astrakhan Europe/Saratov Europe/Ulyanovsk Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Barnaul Asia/Tomsk Asia/Novokuznetsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Chita Asia/Yakutsk Asia/Khandyga Asia/Vladivostok Asia/Ust-Nera Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk Asia/Kamchatka Asia/Anadyr
RW|RWA|Rwanda|RWF|rw|Africa/Kigali
SA|SAU|Saudi Arabia|SAR|ar|Asia/Riyadh
SB|SLB|Solomon Islands|SBD|en|Pacific/Guadalcanal
SC|SYC|Seychelles|SCR|fr en|Indian/Mahe
SD|SDN|Sudan|SDG|ar|Africa/Khartoum
SE|SWE|Sweden|SEK|sv|Europe/Stockholm
SG|SGP|Singapore|SGD|en zh|Asia/Singapore
SH|SHN|Saint Helena|SHP|en|Atlantic/St_Helena
SI|SVN|Slovenia|EUR|sl|Europe/Ljubljana
SJ|SJM|Svalbard and Jan Mayen|NOK|nb|Arctic/Longyearbyen
SK|SVK|Slovakia|EUR|sk|Europe/Bratislava
SL|SLE|Sierra Leone|SLE|en|Africa/Freetown
SM|SMR|San Marino|EUR|it|Europe/San_Marino
SN|SEN|Senegal|XOF|wo ff|Africa/Dakar
SO|SOM|Somalia|SOS|so|Africa/Mogadishu
SR|SUR|Suriname|SRD|nl|America/Paramaribo
SS|SSD|South Sudan|SSP|ar|Africa/Juba
ST|STP|São Tomé and Príncipe|STN|pt|Africa/Sao_Tome
SV|SLV|El Salvador|USD|es|America/El_Salvador
SX|SXM|Sint Maarten|XCG|en|America/Lower_Princes
SY|SYR|Syria|SYP|ar|Asia/Damascus
SZ|SWZ|Eswatini|SZL|en|Africa/Mbabane
TC|TCA|Turks and Caicos Islands|USD|en|America/Grand_Turk
TD|TCD|Chad|XAF|ar|Africa/Ndjamena
TF|ATF|French Southern Territories|EUR|fr|Indian/Kerguelen
TG|TGO|Togo|XOF|fr|Africa/Lome
TH|THA|Thailand|THB|th|Asia/Bangkok
TJ|TJK|Tajikistan|TJS|tg|Asia/Dushanbe
TK|TKL|Tokelau|NZD|tkl|Pacific/Fakaofo
TL|TLS|Timor-Leste|USD|pt|Asia/Dili
TM|TKM|Turkmenistan|TMT|tk|Asia/Ashgabat
TN|TUN|Tunisia|TND|ar|Africa/Tunis
TO|TON|Tonga|TOP|to|Pacific/Tongatapu
TR|TUR|Türkiye|TRY|tr ku|Europe/Istanbul
TT|TTO|Trinidad and Tobago|TTD|en|America/Port_of_Spain
TV|TUV|Tuvalu|AUD|tvl|Pacific/Funafuti
TW|TWN|Taiwan|TWD|zh|Asia/Taipei
TZ|TZA|Tanzania|TZS|sw|Africa/Dar_es_Salaam
UA|UKR|Ukraine|UAH|uk ru|Europe/Simferopol Europe/Kyiv
UG|UGA|Uganda|UGX|sw lg|Africa/Kampala
UM|UMI|U.S. Outlying Islands|USD|en|Pacific/Midway Pacific/Wake
US|USA|United States|USD|en es|America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Chicago America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak Pacific/Honolulu
UY|URY|Uruguay|UYU|es|America/Montevideo
UZ|UZB|Uzbekistan|UZS|uz|Asia/Samarkand Asia/Tashkent
VA|VAT|Vatican City|EUR|it|Europe/Vatican
VC|VCT|Saint Vincent and Grenadines|XCD|en|America/St_Vincent
VE|VEN|Venezuela|VES|es|America/Caracas
VG|VGB|British Virgin Islands|USD|en|America/Tortola
VI|VIR|U.S. Virgin Islands|USD|en|America/St_Thomas
VN|VNM|Vietnam|VND|vi|Asia/Ho_Chi_Minh
VU|VUT|Vanuatu|VUV|bi|Pacific/Efate
WF|WLF|Wallis and Futuna|XPF|fr|Pacific/Wallis
WS|WSM|Samoa|WST|sm|Pacific/Apia
YE|YEM|Yemen|YER|ar|Asia/Aden
YT|MYT|Mayotte|EUR|fr|Indian/Mayotte
ZA|ZAF|South Africa|ZAR|en af nr ss st tn ts ve xh zu|Africa/Johannesburg
ZM|ZMB|Zambia|ZMW|en|Africa/Lusaka
ZW|ZWE|Zimbabwe|ZWG|sn en|Africa/Harare`;
