/** What people do with a niche: only some are looked at, learned, practised or filmed daily. */
import { splitList } from './niche.ts';

export type Way = 'seen' | 'skill' | 'effort' | 'vlog';

const names = (list: string): ReadonlySet<string> => new Set(splitList(list));

export const WAYS: Readonly<Record<Way, ReadonlySet<string>>> = {
  seen: names(`HomeDecor Wedding Fashion SustainableFashion Makeup Nail Tattoo Hair Skincare Gardening Houseplants Florist Renovation DIY
    Crochet Knitting Sewing Pottery CandleMaking Woodworking Jewellery CakeDecorating Travel Fitness Photography Art Illustration
    GraphicDesign HomeOrganization WorkFromHome Handmade Camping TinyHouse Baking MealPrep HealthyEating`),
  skill: names(`Gardening Houseplants DIY Crochet Knitting Sewing Pottery CandleMaking Woodworking Photography Art Illustration
    GraphicDesign SoftwareDevelopment CloudComputing AI DataScience CyberSecurity Excel Marketing SaaS Ecommerce Sales Finance
    Crypto Freelancing Entrepreneurship SmallBusiness Writing Baking Cooking CakeDecorating Vegan MealPrep Coffee BBQ Cycling
    Running Fitness Yoga Swimming Meditation Chess Gaming Podcasting Dance Beekeeping Birding Camping Hiking Fishing Travel
    Skincare Makeup Hair Nail LanguageLearning Parenting DogCare CatCare PetCare Cleaning HomeOrganization HomeDecor RealEstate Career
    Leadership Nursing ContentCreation`),
  effort: names(`Fitness Running Yoga Cycling Swimming StudentLife Writing HealthyEating
    PersonalGrowth Leadership Sport Football Dance Nursing Teaching Freelancing Sales`),
  vlog: names(`Travel Family Parenting StudentLife Fitness Wedding TinyHouse Camping Hiking Farming Renovation Nursing Car Motorcycle
    Baby Baking Gardening`),
};
