/** Household names, in small letters without spaces: no candidate may be one, or come within a letter of one. */
export const FAMOUS: ReadonlySet<string> = new Set(
  `
  abercrombie accenture acer activision adidas adobe aetna airbnb airbus aldi alexa alibaba allbirds allianz alphabet amazon amd
  amex android anthropic apple aquafina armani asana asics asos astrazeneca atari atlassian audi autodesk avon axa balenciaga
  barbie barclays barilla basecamp bayer beats bentley bestbuy bic bing birkenstock bitcoin blackberry blackrock bloomberg
  bluebottle bmw boeing bose bosch boots bounty braun breitling bridgestone britannica budweiser bugatti buick bumble burberry
  burgerking cadbury cadillac calm calvinklein campbells canon canva caribou cartier casio caterpillar chanel chase cheerios
  chevrolet chevron chewy chipotle chrysler cisco citi citroen claude clorox coach cocacola colgate comcast converse copilot
  corona corsair costa costco coursera crayola crocs dacia danone deliveroo dell deloitte delta dennys dhl diageo diesel dior
  discord disney docker dolby dominos doordash dove dreamworks dropbox ducati duolingo duracell dyson ea easyjet ebay ecco
  electrolux emirates energizer epson ericsson etsy evian expedia exxon facebook fanta fedex fender ferrari ferrero fiat figma
  fila firefox fisherprice fitbit flickr ford fortnite fossil foxconn fuji gap garmin gatorade generali gilette gillette gibson
  github gitlab glossier gmail godaddy godiva goodyear google gopro grammarly grubhub gucci guinness haribo harley hasbro
  headspace heineken heinz hermes hersheys hilton hitachi hm honda hotmail hp huawei huggies hugoboss hulu hyatt hyundai ibm
  ikea infiniti instagram intel intuit ipad iphone ipod jaguar jeep jira jobs johndeere kayak kawasaki kelloggs kfc kia kindle
  kinder kitkat klarna kleenex kodak kpmg kraft lacoste lamborghini lancome lavazza lays lego lenovo levis lexus lg lidl lindt
  linkedin lipton logitech loreal louisvuitton lululemon lush lyft macys mailchimp marriott mars maserati mastercard match
  mattel maybelline mazda mcdonalds mcafee mercedes mercury merck meta michelin microsoft miele milka mini mint miro mitsubishi
  monday monopoly monster monzo motorola mozilla nasa nescafe nespresso nestle netflix nextdoor nike nikon nintendo nissan nivea
  nokia notion nvidia nutella oculus odyssey omega opel openai opera oracle orbit oreo oscar palantir pampers panasonic pandora
  panera paramount patagonia paypal peloton penguin pepsi persil petco pfizer philips photoshop pinterest pixar pixel
  playdoh playstation podcast polaroid poppi porsche prada pret pringles puma purina pyrex qantas quora ralphlauren rayban
  razer reddit redbull reebok renault revlon revolut rimowa robinhood roblox roku rolex ryanair safari salesforce samsung sap scrabble seat
  sega sephora shazam shein shell shopify siemens siri skoda skype slack smirnoff snapchat snickers sonos sony spotify sprite
  squarespace stanley starbucks stripe subaru subway suzuki swarovski swatch swiffer swift target telegram tencent tesco tesla
  threads tide tiffany tiktok tinder tissot toblerone tommyhilfiger toshiba toyota trader trello tripadvisor twitch twitter
  twix uber udemy umbro underarmour unilever uniqlo ups vans vaseline venmo verizon versace victoria vimeo visa vodafone volvo
  volkswagen waitrose walmart waze wechat wendys whatsapp whirlpool wikipedia windows wix wolt wordpress xbox xerox xiaomi
  yahoo yakult yamaha yelp youtube zappos zara zelle zillow zoom zynga stitchfix birchbox blueapron hellofresh warbyparker
  renttherunway mailonline rosetta garminfleet brewdog innocent teapigs twinings tetley nandos greggs wagamama ocado gousto
  deliverhero justeat skyscanner ryman waterstones argos halfords screwfix toolstation specsavers superdrug poundland
  crabtree fortnum selfridges liberty hamleys cloudflare firebase honey quizlet kahoot chegg byju brilliant khan
  eventbrite bandcamp soundcloud tidal deezer pandora audible goodreads wattpad substack medium tumblr quaker oatly
  allstate geico nationwide statefarm lemonade chime acorns betterment wealthfront mintmobile freshbooks quickbooks xero sage
  equinox molex sonance zenith avon lyra oscar corona kindle pampers comet nova kestrel
  sunak trump
  birddogs barkbox rover wag chewy petsmart bluebuffalo royalcanin whiskas pedigree
  bumblebee tealive teavana davidstea lipsmackers honest beyond impossible silk almondbreeze
  kindling trivago marksandspencer rivian lucid polestar cazoo autotrader carvana carmax vroom turo zipcar
  brita keurig moka jura smeg delonghi kitchenaid tupperware lecreuset pantry bodyshop aesop lushcosmetics headandshoulders
  `
    .trim()
    .split(/\s+/),
);
