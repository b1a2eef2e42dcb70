/** Invented founders: English surnames and first names that look good above a door. */
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const SURNAMES = words(`
  Abbott Aldridge Allerton Alston Amberley Appleby Arkwright Ashby Ashdown Ashworth Aldous Bancroft Barnaby Barrowby Beckett Bellamy
  Benbow Birchall Blackwood Blythe Bramley Brandreth Brightwell Brockway Burnaby Calloway Carraway Carver Caswell Chadwick
  Chandler Claybourne Clifton Cobb Colby Coldwell Copperfield Cotswold Crabbe Crawley Croft Culpepper Dalby Danbury Darby
  Dashwood Denham Dovecote Drayton Dunmore Eastwick Eastman Edgeworth Elbury Ellery Elmswood Everard Fairbank Fairweather
  Farley Farrow Fenwick Fielding Finch Fletcher Foxley Garland Garrick Gately Gillingham Goodwin Grantham Greenhalgh
  Gresham Hadley Halloway Hanbury Harcourt Hargrove Hartley Hartwell Hathaway Hawthorne Hazelton Heatherby Hollins Holloway
  Honeycutt Huxtable Inglewood Ingram Jessop Jolliffe Keating Kellaway Kemble Kingsley Kirkby Lambourne Lancing Langford
  Larkin Lathbury Ledbury Linwood Lockhart Lovell Ludlow Lyndon Maddox Mallory Marchmont Marlow Maybury Merriweather Middleton
  Milbourne Montague Moorcroft Mossley Nettleton Newbury Norcott Northcote Oakley Oldham Ormsby Overbury Padgett Parrish
  Pemberton Pendleton Penrose Pettigrew Pickering Prescott Quill Quimby Radley Ravenscroft Redfern Renshaw Ridley Rowntree
  Rutland Sedgwick Selby Shelby Sheridan Shipley Somerby Southwell Stanbury Standish Sterling Stockwell Sutcliffe Swinburne
  Tansley Tarrant Tattersall Templeton Thackeray Thistlewood Thornbury Thorne Tilbury Tolliver Trevelyan Truscott Underhill
  Vance Varley Verity Wadsworth Wakefield Waring Waverley Webley Wendover Westbrook Wexford Whitby Whitcombe Whitlock
  Wilding Winslow Winterbourne Wolcott Woodbury Wren Wycliffe Yardley Yarrow Yates
`);

/** Surnames that say something of a trade, by words of the description or the industry. */
export const FITTING: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    words('coffee tea cafe drink beer brewery wine gin juice beverage'),
    words('Brewster Cooper Tapper Caskwell Potter Kettlewell'),
  ],
  [words('bread bakery bake cake pastry pizza backerei brot biscuit'), words('Miller Baxter Millward Whitbread Oates Ryecroft')],
  [words('restaurant food kitchen meal catering spice chef'), words('Cook Pepperell Saffrey Larder Basilton Spicer')],
  [words('farm goat cow milk cheese honey sheep soap egg'), words('Shepherd Meadows Barnes Fields Lambton Honeywell Ramsbottom')],
  [
    words('dress clothes clothing fashion wool knit textile tailor gown'),
    words('Taylor Weaver Draper Webster Silkin Sherman Walker'),
  ],
  [words('shoe boot leather bag'), words('Skinner Tanner Cordwainer Bootham Saddler')],
  [words('jewellery jewelry gold silver ring watch'), words('Goldsmith Pearl Garnett Silverton Ringwood')],
  [words('hair barber beauty salon perfume cosmetic makeup candle'), words('Barber Combe Rosewell Lockett Chandler Blushwood')],
  [words('gym fitness sport run swim climb dance yoga football'), words('Armstrong Hardy Fleetwood Steele Champion')],
  [
    words('hike walk trail mountain travel tour trip guide camp outdoor waterfall'),
    words('Walker Hill Rivers Wayland Fairway Pilgrim Ridgeway'),
  ],
  [words('car auto vehicle motor garage bike van truck electric'), words('Carter Wainwright Wheelwright Wheeler Wayne Axford')],
  [
    words('dental dentist clinic doctor medical health care pharmacy therapy clinica'),
    words('Goodbody Hale Wells Comfort Goodheart'),
  ],
  [words('bank money finance accounting invest tax insurance royalty'), words('Reeve Sterling Banks Penney Marks Pound Clerk')],
  [words('tutor tutoring school teach learn exam language book'), words('Clark Lerner Reader Wise Page Sage Scholes')],
  [words('game toy film music theatre party event art'), words('Player Jolly Piper Harper Gamble Singer Merriman')],
  [
    words('house property build builder wood furniture repair plumber carpenter'),
    words('Mason Wright Carpenter Turner Joyner Sawyer Thatcher'),
  ],
  [words('garden plant flower seed tree landscaping'), words('Gardiner Greenwood Thorne Hedges Flowerday Mosswood')],
  [words('dog cat pet horse animal kennel vet'), words('Barker Wolfe Colt Fox Marshall Hunter Birdwood')],
  [words('phone computer software app data security web code'), words('Smith Locke Wireman Bell Tinker Watt')],
];

export const FIRST_NAMES = words(`
  Ada Agnes Albert Alma Arthur Beatrice Bertie Betsy Cecil Clara Clement Cora Dora Edith Edmund Effie Elsie Ernest Esther Flora
  Florence Frank George Hattie Harriet Harvey Hester Hugo Ida Ivy Josie Jude Kit Lottie Louis Lucy Mabel Maeve Mae Martha Maud
  Max Millie Minnie Nell Nora Olive Oscar Otis Otto Pearl Percy Polly Rosie Ruby Rufus Sadie Stanley Sybil Ted Tess Theo
  Tilly Victor Violet Walter Wilf Winnie
`);

/** Streets and places that could be anywhere. */
export const PLACES = words(`
  Abbey Bell Bridge Canal Castle Chapel Church Corner Crescent Elm Ferry Garden Harbor Hill Lantern Maple Market Mill Orchard
  Park Priory Quarry River School Spring Station Tannery Tower Union Vine Water Willow Wharf
`);
