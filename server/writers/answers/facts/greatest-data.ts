/** Country; its longest river; its highest mountain; its largest lake; its largest city. A dash where there is none worth telling. */
export const GREATEST = `
Canada;the Mackenzie, at about 1,740 km (1,080 miles), or 4,240 km with the rivers that feed it;Mount Logan, 5,959 m (19,551 ft);Lake Superior, shared with the United States, and Great Bear Lake inside Canada alone;Toronto
Ireland;the Shannon, at about 360 km (224 miles);Carrauntoohil, 1,039 m (3,407 ft), in Kerry;Lough Corrib in the Republic, and Lough Neagh on the whole island;Dublin
Northern Ireland;the Bann, at about 129 km (80 miles);Slieve Donard, 850 m (2,789 ft);Lough Neagh;Belfast
Scotland;the Tay, at about 193 km (120 miles);Ben Nevis, 1,345 m (4,413 ft);Loch Lomond by surface, and Loch Ness by volume;Glasgow
Wales;the Severn, which ends in England, and wholly in Wales the Towy (Tywi), at about 120 km (75 miles);Snowdon (Yr Wyddfa), 1,085 m (3,560 ft);Bala Lake (Llyn Tegid), the largest natural one;Cardiff
England;the Thames wholly in England, at about 346 km (215 miles);Scafell Pike, 978 m (3,209 ft);Windermere;London
the United Kingdom;the Severn, at about 354 km (220 miles);Ben Nevis, 1,345 m (4,413 ft), in Scotland;Lough Neagh, in Northern Ireland;London
the United States;the Missouri, at about 3,770 km (2,340 miles);Denali, 6,190 m (20,310 ft), in Alaska;Lake Superior, shared with Canada, and Lake Michigan inside the country alone;New York City
Australia;the Murray, at about 2,500 km (1,560 miles);Mount Kosciuszko, 2,228 m (7,310 ft);Kati Thanda–Lake Eyre, when it holds water;Sydney, closely followed by Melbourne
New Zealand;the Waikato, at about 425 km (264 miles);Aoraki / Mount Cook, 3,724 m (12,218 ft);Lake Taupō;Auckland
India;the Ganges, at about 2,525 km (1,569 miles), most of it in India;Kangchenjunga, 8,586 m (28,169 ft), on the border with Nepal;-;Delhi with its suburbs, and Mumbai as a city by itself
Pakistan;the Indus, at about 3,180 km (1,980 miles) in all;K2, 8,611 m (28,251 ft);-;Karachi
China;the Yangtze, at about 6,300 km (3,900 miles);Mount Everest, 8,849 m (29,032 ft), on the border with Nepal;Qinghai Lake;Shanghai
Japan;the Shinano, at about 367 km (228 miles);Mount Fuji, 3,776 m (12,388 ft);Lake Biwa;Tokyo
France;the Loire, at about 1,010 km (630 miles);Mont Blanc, about 4,806 m (15,770 ft);Lake Geneva, shared with Switzerland;Paris
Germany;the Rhine, with about 865 km (540 miles) in Germany;the Zugspitze, 2,962 m (9,718 ft);Lake Constance, shared with Switzerland and Austria, and the Müritz inside Germany alone;Berlin
Spain;the Tagus, at about 1,007 km (626 miles) with its part in Portugal, and the Ebro, 930 km, wholly in Spain;Teide, 3,715 m (12,188 ft), on Tenerife;-;Madrid
Portugal;the Tagus, which comes from Spain, and the Mondego, 234 km, wholly in Portugal;Mount Pico, 2,351 m (7,713 ft), in the Azores;the Alqueva reservoir;Lisbon
Italy;the Po, at about 652 km (405 miles);Mont Blanc, about 4,806 m (15,770 ft), on the border with France;Lake Garda;Rome
Switzerland;the Rhine, with about 375 km (233 miles) in Switzerland;the Dufourspitze, 4,634 m (15,203 ft);Lake Geneva, shared with France;Zurich
Austria;the Danube, with about 350 km (217 miles) in Austria;the Grossglockner, 3,798 m (12,461 ft);Lake Neusiedl, shared with Hungary;Vienna
Poland;the Vistula, at about 1,047 km (651 miles);Rysy, 2,499 m (8,199 ft), on the border with Slovakia;Śniardwy;Warsaw
Norway;the Glomma, at about 600 km (373 miles);Galdhøpiggen, 2,469 m (8,100 ft);Mjøsa;Oslo
Sweden;the Klarälven–Göta, at about 720 km (450 miles);Kebnekaise, about 2,096 m (6,877 ft);Vänern;Stockholm
Finland;the Kemijoki, at about 550 km (340 miles);Halti, 1,324 m (4,344 ft);Saimaa;Helsinki
Denmark;the Gudenå, at about 149 km (93 miles);Møllehøj, 170.86 m (561 ft);Arresø;Copenhagen
Iceland;the Þjórsá, at about 230 km (143 miles);Hvannadalshnúkur, 2,110 m (6,923 ft);Þingvallavatn, the largest natural one;Reykjavík
Greece;the Haliacmon, at about 297 km (185 miles);Mount Olympus, 2,917 m (9,570 ft);Lake Trichonida;Athens
Turkey;the Kızılırmak, at about 1,355 km (842 miles);Mount Ararat, 5,137 m (16,854 ft);Lake Van;Istanbul
Egypt;the Nile;Mount Catherine, 2,629 m (8,625 ft);Lake Nasser, a reservoir;Cairo
South Africa;the Orange, at about 2,200 km (1,370 miles);Mafadi, 3,450 m (11,320 ft), on the border with Lesotho;-;Johannesburg
Nigeria;the Niger, which comes from Guinea;Chappal Waddi, 2,419 m (7,936 ft);-;Lagos
Kenya;the Tana, at about 1,000 km (620 miles);Mount Kenya, 5,199 m (17,057 ft);Lake Turkana inside Kenya, and Lake Victoria, which it shares;Nairobi
Tanzania;-;Kilimanjaro, 5,895 m (19,341 ft);Lake Victoria, which it shares;Dar es Salaam
Ghana;-;Mount Afadja, 885 m (2,904 ft);Lake Volta, a reservoir;Accra
Brazil;the Amazon;Pico da Neblina, about 2,995 m (9,827 ft);-;São Paulo
Argentina;the Paraná, at about 4,880 km (3,030 miles) in all;Aconcagua, 6,961 m (22,838 ft);-;Buenos Aires
Chile;the Loa, at about 440 km (273 miles);Ojos del Salado, 6,893 m (22,615 ft), on the border with Argentina;General Carrera Lake, shared with Argentina;Santiago
Peru;the Ucayali, counted with its sources;Huascarán, 6,768 m (22,205 ft);Lake Titicaca, shared with Bolivia;Lima
Mexico;the Rio Grande, on the border, and the Lerma–Santiago inside Mexico;Pico de Orizaba, 5,636 m (18,491 ft);Lake Chapala;Mexico City
Russia;the Lena wholly in Russia, at about 4,400 km (2,730 miles), and longer the Ob with the Irtysh;Elbrus, 5,642 m (18,510 ft);Lake Baikal, apart from the Caspian Sea;Moscow
Ukraine;the Dnieper, with about 980 km (610 miles) in Ukraine;Hoverla, 2,061 m (6,762 ft);-;Kyiv
Philippines;the Cagayan, at about 505 km (314 miles);Mount Apo, 2,954 m (9,692 ft);Laguna de Bay;Quezon City as a city by itself, in Metro Manila
Indonesia;the Kapuas, at about 1,140 km (710 miles);Puncak Jaya, 4,884 m (16,024 ft);Lake Toba;Jakarta
Malaysia;the Rajang, at about 565 km (350 miles);Mount Kinabalu, 4,095 m (13,435 ft);-;Kuala Lumpur
Nepal;-;Mount Everest, 8,849 m (29,032 ft), on the border with China;Rara Lake;Kathmandu
Netherlands;-;the Vaalserberg, 322 m (1,056 ft), in Europe;the IJsselmeer;Amsterdam
Belgium;-;the Signal de Botrange, 694 m (2,277 ft);-;Antwerp as a municipality, and Brussels as a region
Croatia;-;Dinara, 1,831 m (6,007 ft);-;Zagreb
Romania;the Danube, with about 1,075 km (668 miles) in Romania;Moldoveanu, 2,544 m (8,346 ft);-;Bucharest
Hungary;the Tisza within Hungary, at about 597 km (371 miles);Kékes, 1,014 m (3,327 ft);Lake Balaton;Budapest
Morocco;the Draa, at about 1,100 km (680 miles);Toubkal, 4,167 m (13,671 ft);-;Casablanca
`;
